import { expect, test } from 'vitest'
import * as z from 'zod'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { newId } from '#platform/uuid.ts'
import { aSigning, linkForms } from './a-signing.fixture.ts'

const Body = z.object({ answers: z.record(z.string(), z.json()) })

test('whoever signs by link in place of the person whom the paper names says in which capacity; of the waiver nobody does', async () => {
  const { world, agreement, filled, waiver, send, signing, answer, rows } = await aSigning()
  const [form] = linkForms
  if (!form) throw new Error('There is a form')
  const [section] = form.definition.sections
  const customer = { id: 'customer_name', type: 'short_text', fact: 'customer.name', label: { en: 'Name' } }
  const fields = [customer, ...(section?.fields ?? [])]
  await publishStandardForms(world, [
    { ...form, definition: FormDefinition.parse({ ...form.definition, sections: [{ ...section, fields }] }) },
  ])
  const { answers } = (await agreement()).submission
  const named = await filled(form.slug, { ...answers, customer_name: 'Nora Trillium' })
  const { token } = await send([named])
  const other = { name: 'Paul Columbine' }
  await expect(answer(token, await signing(token, 0, other))).rejects.toMatchObject({
    extra: { fields: { signs_as: [expect.any(String)] } },
  })
  await answer(token, await signing(token, 0, { ...other, signs_as: 'tenant' }))
  const body = Body.parse(JSON.parse((await rows())[0]?.body ?? ''))
  expect(body.answers['owner_signature']).toMatchObject({ name: 'Paul Columbine', signs_as: 'tenant' })

  const paper = await send([await waiver()])
  const keeps = { decisions: { decision: 'keeps' }, signs_as: 'owner' }
  const refused = answer(paper.token, await signing(paper.token, 0, keeps))
  await expect(refused).rejects.toMatchObject({
    extra: { fields: { name: [expect.stringContaining('Paul Columbine')] } },
  })
  await answer(paper.token, await signing(paper.token, 0, { ...keeps, ...other }))
  const signed = Body.parse(JSON.parse((await rows()).at(-1)?.body ?? ''))
  expect(signed.answers['owner_signature']).toMatchObject({ name: 'Paul Columbine', signs_as: 'tenant' })
})

test('a paper that is out names who signed it before, and one that was signed says who sent the link, how and when', async () => {
  const { agreement, send, signing, answer, forms, ivy } = await aSigning()
  const paper = await agreement()
  const { token } = await send([paper])
  expect((await forms()).signing).toMatchObject([{ signer: 'owner', signed_by: ['Ivy Starling'] }])
  await answer(token, await signing(token))
  const read = await (await ivy.request(`/api/submissions/${paper.submission_id}`)).json()
  const sent_at = expect.any(String)
  expect(read.link).toEqual({ signer: 'Nora Trillium', channel: 'qr', by: 'Ivy Starling', sent_at })
})

test('an email about a trauma scene names no paper', async () => {
  const { agreement, post, emails, workUntilIdle, world, job_id } = await aSigning()
  const facts = JSON.stringify({ email: 'nora@trillium-family.us', state: 'OH', loss_type: 'trauma' })
  await world.db.updateTable('job').set({ facts }).where('id', '=', job_id).execute()
  const papers = [await agreement()]
  await post({ link_id: newId(), channel: 'email', to: 'nora@trillium-family.us', papers })
  await workUntilIdle()
  const email = emails.find(({ to }) => to === 'nora@trillium-family.us')
  expect(email?.text).toContain('sent you papers to read and sign. This link')
  expect(email?.text).not.toContain('Work authorization')
})
