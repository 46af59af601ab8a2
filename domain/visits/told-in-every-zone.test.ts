import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** What a server that stands in a time zone tells customers of visits, and when it thinks that their time has passed. */
async function told(zone: string): Promise<unknown> {
  const script = `
    import { visitFor } from '#domain/messages/fill-template.ts'
    import { companyDay } from '#domain/company/time-zone.ts'
    import { onMyWayText } from '#domain/visits/on-my-way-text.ts'
    import { hasPassed } from '#domain/visits/visit-time.ts'
    const company = { name: 'Mission Restore', phone: '+13305550142' }
    const tell = (on, at) => {
      const visit = { on, from: '08:00', to: '10:00' }
      const before = new Date(at)
      const after = new Date(before.getTime() + 60_000)
      const window = companyDay(before) === on && !hasPassed(visit, before) ? visit : null
      return [
        visitFor(visit, 'en'),
        visitFor(visit, 'es'),
        onMyWayText({ company, first: 'Ivy', window, language: 'en' }),
        hasPassed(visit, before),
        hasPassed(visit, after),
      ]
    }
    const late = new Date('2027-03-14T03:59:00Z')
    console.log(JSON.stringify([
      tell('2027-03-13', '2027-03-13T14:59:00Z'),
      tell('2027-03-14', '2027-03-14T13:59:00Z'),
      tell('2027-11-06', '2027-11-06T13:59:00Z'),
      tell('2027-11-07', '2027-11-07T14:59:00Z'),
      companyDay(late),
    ]))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
  })
  return JSON.parse(stdout)
}

const coming = 'Mission Restore: Ivy is on the way. Planned arrival: 8–10 AM. Questions? Call (330) 555-0142.'
const spanish = 'de 8 a. m. a 10 a. m.'

test.each(['UTC', 'America/New_York', 'Asia/Tokyo'])(
  'a customer reads the time at which people come to their door, on either day of a change of clocks, from a server in %s',
  async (zone) => {
    expect(await told(zone)).toEqual([
      ['Sat, Mar 13, 8–10 AM', `sábado, 13 de marzo, ${spanish}`, coming, false, true],
      ['Sun, Mar 14, 8–10 AM', `domingo, 14 de marzo, ${spanish}`, coming, false, true],
      ['Sat, Nov 6, 8–10 AM', `sábado, 6 de noviembre, ${spanish}`, coming, false, true],
      ['Sun, Nov 7, 8–10 AM', `domingo, 7 de noviembre, ${spanish}`, coming, false, true],
      '2027-03-13',
    ])
  },
)
