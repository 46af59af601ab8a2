/** The addresses of the home screen icons; the maskable one is cut to a shape by the system. */
export type IconUrls = { readonly small: string; readonly large: string; readonly maskable: string }

/** The icons as a web manifest lists them. */
export function manifestIcons({ small, large, maskable }: IconUrls) {
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return [icon(small, 192, 'any'), icon(large, 512, 'any'), icon(maskable, 512, 'maskable')]
}
