import type { PlainLook } from './plain-look.ts'

/** Links that lead to no page, or to a place that the page does not have. `seen` holds each page under its address. */
export async function findBroken(origin: string, seen: ReadonlyMap<string, PlainLook>): Promise<string[]> {
  const answers = new Map<string, Promise<number>>()
  const statusOf = (address: string) => {
    const answer = answers.get(address) ?? fetch(address, { redirect: 'manual' }).then(({ status }) => status)
    answers.set(address, answer)
    return answer
  }
  const broken: string[] = []
  for (const [from, { links }] of seen) {
    for (const link of new Set(links)) if (!(await leadsSomewhere(link))) broken.push(`${from}: ${link}`)
  }
  return broken

  async function leadsSomewhere(link: string) {
    const { protocol, host, href, hash } = new URL(link)
    if (protocol === 'tel:') return /^tel:(911|988|811|\+1\d{10})$/.test(href)
    if (protocol === 'mailto:') return /^mailto:[^@]+@[^@]+$/.test(href)
    if (host !== new URL(origin).host) return protocol.startsWith('http')
    const page = href.slice(0, href.length - hash.length)
    const isThere = seen.has(page) || (await statusOf(page)) === 200
    return isThere && (hash === '' || seen.get(page)?.ids.includes(decodeURIComponent(hash.slice(1))))
  }
}
