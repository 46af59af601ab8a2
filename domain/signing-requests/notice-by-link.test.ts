import { expect, test } from 'vitest'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { readFrozen } from '#domain/submissions/read-frozen.ts'
import { aSigning, linkInk, noticedForm, noticeOfCancellation } from './a-signing.fixture.ts'

const inks = { owner_signature: linkInk, notices_received: linkInk }

const noticed = { inks, has_read_notice: true }

async function aNoticedSigning() {
  const signing = await aSigning()
  await publishStandardForms(signing.world, [noticedForm, noticeOfCancellation])
  const paper = () => signing.filled(noticedForm.slug, { form_date: '2026-11-20', last_day: '2026-11-24' })
  return { ...signing, paper }
}

test('whoever says by link that they received the notice reads it first, on the day on which they sign', async () => {
  const { paper, send, open } = await aNoticedSigning()
  const { token } = await send([await paper()])
  const notice = (await open(token))?.papers[0]?.notice
  expect(notice?.form.title.en).toBe('Notice of cancellation')
  expect(notice?.answers).toMatchObject({ signed_on: '2026-11-20', last_day: '2026-11-24' })
  expect(String(notice?.answers['seller_address'])).toContain(', OH')
})

test('the notice becomes a paper of the job as it was read, once, and its copy lies behind the link', async () => {
  const { paper, send, open, signing, answer, rows } = await aNoticedSigning()
  for (let nth = 0; nth < 2; nth++) {
    const { token } = await send([await paper()])
    const shown = (await open(token))?.papers[0]?.notice
    await answer(token, await signing(token, 0, noticed))
    const notices = (await rows()).filter(({ slug }) => slug === noticeOfCancellation.slug)
    expect(notices).toHaveLength(1)
    expect(readFrozen(notices[0]?.body ?? '').answers).toEqual(shown?.answers)
    const after = await open(token)
    expect(after?.copies.map(({ slug }) => slug)).toEqual([noticedForm.slug, noticeOfCancellation.slug])
    expect(after?.copies[1]?.submission_id).toBe(notices[0]?.id)
    expect(after?.titles[noticeOfCancellation.slug]?.en).toBe('Notice of cancellation')
  }
})

test('what can’t be shown is received by no one: such a paper isn’t sent, and isn’t signed where the notice is gone', async () => {
  const { paper, post, send, signing, answer, world } = await aNoticedSigning()
  const { token } = await send([await paper()])
  const signed = await signing(token, 0, noticed)
  await world.db.deleteFrom('form_version').where('slug', '=', noticeOfCancellation.slug).execute()
  await expect(answer(token, signed)).rejects.toMatchObject({ code: 'signing-moved-on' })
  const refused = await post({ link_id: signed.id, channel: 'qr', papers: [await paper()] })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'not-by-link' }])
})

test('nobody who was shown the notice signs without saying that they read it, and the language in which they read is recorded', async () => {
  const { paper, send, signing, answer, rows, form } = await aNoticedSigning()
  const { token } = await send([await paper()])
  const unread = answer(token, await signing(token, 0, { inks }))
  await expect(unread).rejects.toMatchObject({ code: 'signing-moved-on' })
  expect(await rows()).toEqual([])
  await answer(token, await signing(token, 0, { ...noticed, read_in: 'es' }))
  const [agreement] = (await rows()).filter(({ slug }) => slug === noticedForm.slug)
  expect(readFrozen(agreement?.body ?? '').answers['owner_signature']).toMatchObject({ read_in: 'es' })
  expect((await form(noticedForm.slug))?.latest?.signatures).toMatchObject([{ read_in: 'es' }])
})
