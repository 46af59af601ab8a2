import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { openLog } from '#platform/log.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { openDoors } from './open-doors.ts'

const secret = 'Planted-Geheimnis-4711'
const word = encodeURIComponent(secret)
const json = { 'Content-Type': 'application/json' }

test(
  'nothing that anyone sends gets into the log, wherever they put it and whatever breaks',
  { timeout: minute },
  async () => {
    const lines: string[] = []
    const log = openLog('trace', { write: (line) => void lines.push(line) })
    const test = await createTestWorld({ log })
    const person = await aPerson(test, 'Owner', 'Quirinia Featherstonehaugh')
    const { ask, openChanged } = await openDoors(test)
    const bearer = { Authorization: `Bearer ${person.token}` }

    const paths = [
      `/${word}`,
      `/${word}.php`,
      `/ops/${word}`,
      `/ops/submissions/${word}`,
      `/contact/${word}`,
      `/service-areas/${word}`,
      `/post/${word}`,
      `/assets/${word}.js`,
      `/api/${word}`,
      `/api/leads/${word}`,
      `/api/photos/${word}/picture`,
      `/?q=${word}`,
      `/contact?received=${word}`,
      `/api/leads?q=${word}&cursor=${word}`,
      `/api/events?last_id=${word}`,
      `/metrics?token=${word}`,
    ]
    for (const path of paths)
      for (const method of ['GET', 'POST', 'DELETE'])
        await (await ask(path, { method, headers: bearer })).body?.cancel()

    const places = [
      'Authorization',
      'Cookie',
      'User-Agent',
      'Referer',
      'Accept',
      'X-Request-Id',
      'Origin',
      'Host',
      'X-Receipt-Secret',
    ]
    for (const name of places)
      for (const path of ['/', '/contact', '/api/leads', `/api/receipts/${newId()}`, '/ops/login'])
        await (await ask(path, { headers: { [name]: secret } })).body?.cancel()

    const bodies = [
      `{"${secret}":1}`,
      `{"name":"${secret}"`,
      `"${secret}"`,
      JSON.stringify({ username: secret, password: secret }),
    ]
    for (const body of bodies)
      for (const path of ['/api/leads', '/api/auth/login', '/api/auth/password'])
        await ask(path, { method: 'POST', headers: { ...bearer, ...json }, body })

    const form = new FormData()
    form.set(secret, secret)
    form.set('name', secret)
    form.set('phone', '(330) 555-0188')
    form.set('photos', new File([secret], `${secret}.jpg`, { type: 'image/jpeg' }))
    await ask('/contact', { method: 'POST', body: form })
    await ask('/contact', {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${secret}` },
      body: `--${secret}\r\nContent-Disposition: form-data; name="${secret}`,
    })

    const bytes = new Uint8Array(await aPicture(60, 40).jpeg().toBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await ask(`/api/photos/${sha256}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/jpeg' },
      body: bytes,
    })
    const made = await person.request('/api/profile/calendar', { method: 'POST' })
    const { address }: { address: string } = await made.json()
    const calendarPath = new URL(address).pathname
    expect((await ask(calendarPath)).status).toBe(200)
    await person.request('/api/profile/calendar', { method: 'DELETE' })
    expect((await ask(calendarPath)).status).toBe(410)

    const lead = aSentLead({
      name: secret,
      message: `${secret} anna@planted.example`,
      town: secret,
      photos: [sha256],
    })
    const received = await ask('/api/leads', { method: 'POST', headers: json, body: JSON.stringify(lead) })
    expect(received.status).toBe(201)
    const { secret: receiptSecret } = await received.json()
    const asVisitor = { 'X-Receipt-Secret': receiptSecret, ...json }
    const put = (path: string, body: object) =>
      ask(`/api/receipts/${lead.id}${path}`, {
        method: 'PUT',
        headers: asVisitor,
        body: JSON.stringify(body),
      })
    expect((await ask(`/api/receipts/${lead.id}`, { headers: asVisitor })).status).toBe(200)
    expect((await put('/phone', { phone: '(330) 555-0177' })).status).toBe(200)
    expect((await put('/answers', { message: `${secret} once more` })).status).toBe(200)
    expect((await put('/phone', { phone: secret })).status).toBe(422)
    const { photos } = await (await ask(`/api/leads/${lead.id}`, { headers: bearer })).json()
    expect((await ask(photos[0].url)).status).toBe(200)
    await test.workUntilIdle()

    // An error that repeats what was sent, as those of a database do.
    const failing = await openChanged({ contact: () => Promise.reject(databaseError()) })
    expect((await failing('/contact')).status).toBe(500)
    await test.world.db.schema.dropTable('note').cascade().execute()
    const note = JSON.stringify({ id: lead.id, text: secret })
    const noted = await ask(`/api/leads/${lead.id}/notes`, {
      method: 'POST',
      headers: { ...bearer, ...json },
      body: note,
    })
    expect(noted.status).toBe(500)

    const written = lines.join('').toLowerCase()
    expect(lines.length).toBeGreaterThan(100)
    expect(written).toContain('a bug')
    const signature = new URL(photos[0].url, 'http://a').searchParams.get('sig') ?? 'none'
    const secrets = [
      secret,
      word,
      person.token,
      signature,
      'sig=',
      'Featherstonehaugh',
      '5550188',
      '555-0188',
      '5550177',
      receiptSecret,
      calendarPath.slice('/api/calendar/'.length),
      'planted.example',
    ]
    expect(secrets.filter((text) => written.includes(text.toLowerCase()))).toEqual([])
  },
)

function databaseError() {
  const detail = `Key (name)=(${secret}) already exists.`
  return Object.assign(new Error(`duplicate key: ${secret}`), {
    code: '23505',
    detail,
    where: secret,
    hint: secret,
  })
}
