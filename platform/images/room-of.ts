import type { Metadata } from 'sharp'

type About = Pick<Metadata, 'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'>

/**
 * The bytes that a decoder needs for a picture, told by its head alone. What is drawn in passes (progressive, interlaced) is held
 * whole until the last one. Of anything else rows pass through: by measure no more than a third of it is held.
 */
export function roomOf({ format, width, height, channels, depth, isProgressive }: About): number {
  // A progressive JPEG is buffered as coefficients, two bytes each.
  const bytes = depth === 'uchar' && !(format === 'jpeg' && isProgressive) ? 1 : 2
  const whole = width * height * channels * bytes
  return isProgressive ? whole : whole / 3
}
