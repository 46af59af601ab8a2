import lighthouse from 'lighthouse'

const four = ['performance', 'accessibility', 'best-practices', 'seo']

/** One look of Lighthouse at a page as a phone on a slow line gets it: the largest paint in ms, and scores up to 100. */
export async function look(url: string, port: number, onlyCategories = four) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories })
  const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue
  if (!result || paint === undefined) throw new Error(`Lighthouse saw nothing on ${url}`)
  const scores: Record<string, number> = {}
  for (const [name, { score }] of Object.entries(result.lhr.categories))
    scores[name] = Math.round((score ?? 0) * 100)
  return { paint, scores }
}
