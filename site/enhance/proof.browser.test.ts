import { isDeepStrictEqual } from 'node:util'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { challengeHeader } from '#platform/proof-of-work/proof-solver.ts'
import { checkProof, makeChallenge } from '#platform/proof-of-work/proof-of-work.ts'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite } from './hand-made-site.ts'

afterAll(closeBrowser)

const [script, module] = [await bundle('main'), await bundle('contact')]
const secret = Buffer.alloc(32, 7)
// Fewer than a visitor gets: a browser driven by a program types faster than anyone.
const tries = 100
const form = `<form data-contact method="post" action="/contact" data-module="/assets/contact.js">
<input type="hidden" name="id" value="019aa000-0000-7000-8000-000000000001">
<label for="name">Name</label><input id="name" name="name"><label for="phone">Phone</label><input id="phone" name="phone">
<label for="message">Message</label><textarea id="message" name="message"></textarea><button>Send</button></form>`

/** A contact page that gives challenges out as the server does, and keeps what is sent to it. */
async function openForm() {
  const sent: Record<string, unknown>[] = []
  const given = { challenges: 0 }
  const site = await openSite({
    '/contact': async (request, response) => {
      if (request.method === 'HEAD') given.challenges++
      response.setHeader(challengeHeader, await makeChallenge(secret, new Date(), tries))
      htmlPage('Contact', script, { main: form })(request, response)
    },
    '/assets/contact.js': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(module),
    '/api/leads': async (request, response) => {
      sent.push({ ...Object(await json(request)) })
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"reference":"R-2611-AB3DE"}')
    },
  })
  const { page } = site
  return {
    ...site,
    sent,
    given,
    async show(origin = site.origin) {
      await page.goto(`${origin}/contact`)
      await eventually(() => page.evaluate("document.querySelector('form').noValidate")).toBe(true)
    },
    async send() {
      const before = sent.length
      await page.getByLabel('Name').fill('Ann Miller')
      await page.getByLabel('Phone').fill('(330) 555-0188')
      await page.getByRole('button', { name: 'Send' }).click()
      await eventually(() => sent.length).toBe(before + 1)
      return sent.at(-1)?.['proof']
    },
  }
}

const words = 'The cellar is under water, and it is rising. '.repeat(4)
const watch = `self.long = [0]; new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' })`
const longestTask = 'Math.max(...long)'

test('while one types, the work is done beside it, and its proof arrives with the request', async () => {
  await using site = await openForm()
  const { page } = site
  const visits: unknown[] = []
  const asItShouldBe = { proof: 'solved', longest: 0 }
  // A busy machine can hold up any page once; work on the page's own thread would hold up each of them.
  while (visits.length < 5 && !isDeepStrictEqual(visits.at(-1), asItShouldBe)) {
    await site.show()
    await page.evaluate(watch)
    await page.getByLabel('Message').pressSequentially(words)
    expect(await page.getByLabel('Message').inputValue()).toBe(words)
    const { kind } = await checkProof(secret, await site.send(), new Date())
    visits.push({ proof: kind, longest: await page.evaluate(longestTask) })
  }
  expect(visits.at(-1)).toEqual(asItShouldBe)
  expect(site.given.challenges).toBe(visits.length)

  await page.evaluate(
    'setTimeout(() => { for (const begin = performance.now(); performance.now() - begin < 60; ); })',
  )
  await eventually(() => page.evaluate(longestTask)).toBeGreaterThan(50)
  expect(site.complaints).toEqual([])
})

test('a page without https has no cryptography: the request goes without a proof, at once', async () => {
  await using site = await openForm()
  await site.show(site.origin.replace('127.0.0.1', 'plain.example'))
  expect(await site.page.evaluate('typeof crypto.subtle')).toBe('undefined')
  expect(await site.send()).toBe(undefined)
  expect(site.given.challenges).toBe(0)
  expect(site.complaints).toEqual([])
})
