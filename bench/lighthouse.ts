import lighthouse from 'lighthouse'

const four = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's own measure of a processor, for the slow phone (Moto G Power) that it looks as. */
const slowPhone = 264
/** What Lighthouse itself slows down by, meant for a fast desktop. */
const usual = 4

type Looking = { port: number; slowdown: number; onlyCategories?: string[] }

/**
 * How much this machine has to be slowed down to be that phone: 1 where it is no faster, and never more than Lighthouse would. Its
 * fixed 4 is meant for a fast desktop: on a small machine it makes a phone that nobody has (docs/decisions/0016).
 */
export async function slowdownHere(url: string, port: number): Promise<number> {
  const { environment } = await run(url, { port, slowdown: 1, onlyCategories: ['performance'] })
  return Math.min(usual, Math.max(1, environment.benchmarkIndex / slowPhone))
}

/** One look of Lighthouse at a page as a phone on a slow line gets it: the largest paint in ms, and scores up to 100. */
export async function look(url: string, looking: Looking, tries = 3) {
  const { audits, categories } = await run(url, looking)
  const paint = audits['largest-contentful-paint']?.numericValue
  if (paint === undefined) {
    // On a machine that stalls, the browser now and then ends a look before it painted anything.
    if (tries > 1) return look(url, looking, tries - 1)
    throw new Error(`Lighthouse saw nothing on ${url}`)
  }
  const scores: Record<string, number> = {}
  for (const [name, { score }] of Object.entries(categories)) scores[name] = Math.round((score ?? 0) * 100)
  return { paint, scores }
}

async function run(url: string, { port, slowdown, onlyCategories = four }: Looking) {
  const settings = { onlyCategories, throttling: { cpuSlowdownMultiplier: slowdown } }
  const config = { extends: 'lighthouse:default', settings }
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, config)
  if (!result) throw new Error(`Lighthouse saw nothing on ${url}`)
  return result.lhr
}
