#pragma once
// The library's header uses FILE without declaring it.
#include <stdio.h>
#include <jpeglib.h>
