public import Foundation

/// A barcode that was read in an image.
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
  /// The kind of barcode.
  public let symbology: BarcodeSymbology
  /// The content as text, where it is text.
  public let payloadString: String?
  /// The content as bytes.
  public let payloadData: Data?
  /// The supplement's content as text, where there is one.
  public let supplementalPayloadString: String?
  /// The supplement's content as bytes, where there is one.
  public let supplementalPayloadData: Data?
  /// How the code is part of a composite, where it is.
  public let supplementalCompositeType: CompositeType?
  /// Whether the content follows the rules of GS1.
  public let isGS1DataCarrier: Bool
  /// Whether the code is light on dark.
  public let isColorInverted: Bool
  /// The code's place in the image.
  public let quad: RectangleObservation

  /// How a code is part of a composite.
  public enum CompositeType: String, Codable, Hashable, Sendable {
    /// Linked to another code.
    case linked
    /// GS1 type A.
    case gs1TypeA
    /// GS1 type B.
    case gs1TypeB
    /// GS1 type C.
    case gs1TypeC
  }

  /// Makes a barcode.
  public init(
    symbology: BarcodeSymbology, payloadString: String?, payloadData: Data? = nil,
    supplementalPayloadString: String? = nil, supplementalPayloadData: Data? = nil,
    supplementalCompositeType: CompositeType? = nil, isGS1DataCarrier: Bool = false,
    isColorInverted: Bool = false, quad: RectangleObservation
  ) {
    self.symbology = symbology
    self.payloadString = payloadString
    self.payloadData = payloadData
    self.supplementalPayloadString = supplementalPayloadString
    self.supplementalPayloadData = supplementalPayloadData
    self.supplementalCompositeType = supplementalCompositeType
    self.isGS1DataCarrier = isGS1DataCarrier
    self.isColorInverted = isColorInverted
    self.quad = quad
  }

  /// The barcode's name, made from its content and its place.
  public var uuid: UUID {
    var name = ContentName()
    name.add("barcode")
    name.add(payloadString ?? payloadData?.base64EncodedString() ?? "")
    name.add(boundingRegion.points)
    return name.uuid
  }

  /// How sure the reader is, 0…1.
  public var confidence: Float { quad.confidence }
  /// The request that led to the observation, where there was one.
  public var originatingRequestDescriptor: RequestDescriptor? { quad.originatingRequestDescriptor }
  /// The corner at the start of the top edge.
  public var topLeft: NormalizedPoint { quad.topLeft }
  /// The corner at the end of the top edge.
  public var topRight: NormalizedPoint { quad.topRight }
  /// The corner at the start of the bottom edge.
  public var bottomLeft: NormalizedPoint { quad.bottomLeft }
  /// The corner at the end of the bottom edge.
  public var bottomRight: NormalizedPoint { quad.bottomRight }
  /// The code's outline.
  public var boundingRegion: NormalizedRegion { quad.boundingRegion }
  /// The upright box round the code.
  public var boundingBox: NormalizedRect { quad.boundingBox }
}

/// The kinds of barcode.
public enum BarcodeSymbology: String, CaseIterable, Codable, Hashable, Sendable {
  /// Aztec.
  case aztec
  /// Codabar.
  case codabar
  /// Code 128.
  case code128
  /// Code 39.
  case code39
  /// Code 39 with a check digit.
  case code39Checksum
  /// Code 39 with the full ASCII set.
  case code39FullASCII
  /// Code 39 with the full ASCII set and a check digit.
  case code39FullASCIIChecksum
  /// Code 93.
  case code93
  /// Code 93i.
  case code93i
  /// Data Matrix.
  case dataMatrix
  /// EAN-13, which includes UPC-A.
  case ean13
  /// EAN-8.
  case ean8
  /// GS1 DataBar.
  case gs1DataBar
  /// GS1 DataBar Expanded.
  case gs1DataBarExpanded
  /// GS1 DataBar Limited.
  case gs1DataBarLimited
  /// Interleaved 2 of 5.
  case i2of5
  /// Interleaved 2 of 5 with a check digit.
  case i2of5Checksum
  /// ITF-14.
  case itf14
  /// MicroPDF417.
  case microPDF417
  /// Micro QR.
  case microQR
  /// MSI Plessey.
  case msiPlessey
  /// PDF417.
  case pdf417
  /// QR.
  case qr
  /// UPC-E.
  case upce
}
