declare module 'heic-decode/lib.js' {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  type Picture = { width: number; height: number; decode(): Promise<Pixels> }
  export default function openDecoder(libheif: unknown): {
    all(file: { buffer: Uint8Array }): Promise<Picture[]>
  }
}

declare module 'libheif-js/wasm-bundle.js' {
  const libheif: unknown
  export default libheif
}
