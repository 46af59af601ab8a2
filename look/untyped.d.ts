/** The little we use of packages that ship no types. They draw at build time and never run in the product. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    noHinting?: boolean
    keepFeatures?: readonly string[]
    preserveNameIds?: readonly number[]
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}

declare module 'd3-contour' {
  type MultiPolygon = { type: 'MultiPolygon'; value: number; coordinates: [number, number][][][] }
  type Contours = {
    (values: number[]): MultiPolygon[]
    size(size: [number, number]): Contours
    thresholds(values: number[]): Contours
  }
  export function contours(): Contours
}

declare module 'topojson-client' {
  export type Shape = { type: string; id?: string; coordinates?: unknown }
  export function feature(topology: unknown, object: unknown): { features: Shape[] }
  export function mesh(topology: unknown, object: unknown, keep: (a: Shape, b: Shape) => boolean): Shape
}

declare module 'd3-geo' {
  import type { Shape } from 'topojson-client'

  type Collection = { type: 'FeatureCollection'; features: Shape[] }
  type Projection = {
    (point: [number, number]): [number, number] | null
    fitExtent(extent: [[number, number], [number, number]], shapes: Collection): Projection
  }
  type Path = {
    (shape: Shape): string | null
    digits(digits: number): Path
  }
  export function geoMercator(): Projection
  export function geoPath(projection: Projection): Path
}
