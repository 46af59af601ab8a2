import * as z from 'zod'
import { FormVersion, PublishedForm } from '#domain/forms/published-form.ts'
import { minute } from '#platform/time.ts'
import { startBuiltServer } from '../built-server.ts'
import { addColleague, ask } from '../colleague.ts'
import type { Fault } from '../fault.ts'
import { signalDatabase } from '../kills.ts'
import type { Stage } from '../stage.ts'
import { openSession } from '../staff.ts'
import { openBadProxy } from './bad-proxy.ts'
import { lookAfterForms } from './look-after.ts'
import { fillForm, submit, type FormLedger } from './phone.ts'

/** Of six kills one is of the database. */
const everyNth = 6
const formsPerKill = 84
const mostPhones = 40
const longest = 45 * minute
/** One in so many forms brings a photo, where it asks for one. */
const photoEvery = 4

/**
 * Forty phones submit forms over a line that resets, cuts, delays, loses answers and sends twice, while the server and its database are
 * killed: 120 kills are 10,080 forms.
 */
export const forms: Fault = {
  name: 'forms from 40 phones on a bad line',
  short: 3,
  long: 120,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  const ledger: FormLedger = { sent: new Map(), received: new Map(), surprises: [] }
  const token = await openSession(stage.url())
  const published = await readForms(stage.url(), token)
  const crew = await hireCrew(stage.url(), token, Math.min(mostPhones, 2 * times + 2))
  const proxy = await openBadProxy(stage.url)
  const { silences, struck } = await sendAll(stage, { crew, published, ledger, times, url: proxy.url })
  await proxy.close()
  const { checks, counts } = await lookAfterForms(stage.url(), token, ledger)
  const unsent = times * formsPerKill - ledger.received.size
  return {
    checks: [
      ...checks,
      { what: 'every phone got its receipts', problems: unsent > 0 ? [`${unsent} forms have none`] : [] },
      { what: 'no phone was refused', problems: ledger.surprises },
      { what: 'each blow fell', problems: struck < times ? [`only ${struck} of ${times}`] : [] },
    ],
    counts,
    silences,
    remarks: [
      `acknowledged: forms by their receipts; ${published.length} forms in turn on ${crew.length} phones`,
      `on the line: ${[...proxy.counts].map(([fate, count]) => `${count} ${fate}`).join(', ')}`,
    ],
  }
}

type Sending = {
  crew: readonly string[]
  published: readonly FormVersion[]
  ledger: FormLedger
  times: number
  url: string
}

/** All phones send until all forms have their receipts; with every so many of them a blow falls, one after the other. */
async function sendAll(stage: Stage, { crew, published, ledger, times, url }: Sending) {
  const bound = AbortSignal.timeout(longest)
  const silences: number[] = []
  let [begun, struck, last] = [0, 0, performance.now()]
  let blow: Promise<unknown> | null = null

  async function usePhone(token: string) {
    while (begun < times * formsPerKill && !bound.aborted) {
      const nth = begun++
      const form = published[nth % published.length]
      if (!form) throw new Error('no form is published')
      const frozen = await fillForm(form, { withPhoto: nth % photoEvery === 0 })
      if (await submit({ url, token, ledger }, frozen, bound)) noteReceipt()
    }
  }

  function noteReceipt() {
    const now = performance.now()
    if (silences.length > 0) silences.push(Math.max(silences.pop() ?? 0, now - last))
    last = now
    if (blow || struck >= times || ledger.received.size < (struck + 0.5) * formsPerKill) return
    silences.push(0)
    blow = strike(stage, struck).finally(() => {
      struck++
      blow = null
    })
  }

  await Promise.all(crew.map((token) => usePhone(token)))
  await blow
  return { silences, struck }
}

/** A killed app is started again as its keeper would do it; a killed database must come back by itself. */
async function strike(stage: Stage, nth: number) {
  if (nth % everyNth === 1) return signalDatabase(stage, 'SIGKILL')
  await stage.server.kill()
  stage.server = await startBuiltServer(stage.place)
}

async function readForms(url: string, token: string): Promise<FormVersion[]> {
  const list = z.array(PublishedForm).parse(await ask(url, { token, method: 'GET', path: '/api/forms' }))
  return Promise.all(
    list.map(async ({ slug, version }) => {
      const path = `/api/forms/${slug}/versions/${version}`
      return FormVersion.parse(await ask(url, { token, method: 'GET', path }))
    }),
  )
}

/** Their tokens. */
async function hireCrew(url: string, token: string, count: number): Promise<string[]> {
  const crew: string[] = []
  for (let nth = 1; nth <= count; nth++) {
    const told = { username: `forms.${nth}`, name: `Robin ${nth}`, role: 'Technician' }
    crew.push(await openSession(url, await addColleague(url, token, told)))
  }
  return crew
}
