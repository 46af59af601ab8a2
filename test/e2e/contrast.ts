import type { Page } from '@playwright/test'

const enough = 4.5

/** Words on the dark land that cannot be read. axe leaves open what stands on a picture, as these do on the contour lines. */
export async function findFaint(page: Page): Promise<string[]> {
  const seen = await page.locator(':is(.top, .hero, .head, footer) :not(svg, svg *)').evaluateAll(contrasts)
  if (seen.length < 20) return ['There is no dark land.']
  return seen.filter(({ ratio }) => ratio < enough).map(({ words, ratio }) => `contrast ${ratio}: ${words}`)
}

/** Runs in the page: the contrast of what has words of its own with the ground it stands on. */
function contrasts(elements: Element[]) {
  return elements.filter(hasWords).map((element) => {
    const ground = groundOf(element)
    const [text, back] = [luminance(getComputedStyle(element).color), luminance(ground)]
    const ratio = (Math.max(text, back) + 0.05) / (Math.min(text, back) + 0.05)
    return { words: element.textContent?.slice(0, 40) ?? '', ratio }
  })

  function hasWords(element: Element) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return own && element.checkVisibility()
  }

  function groundOf(element: Element | null): string {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor
  }

  function luminance(color: string) {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
