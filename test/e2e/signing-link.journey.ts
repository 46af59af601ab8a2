import { expectAccessible, publicLooks } from './accessibility.ts'
import { aColleague, ask } from './crew.ts'
import { fillIn } from './filled-forms.ts'
import { aJob } from './jobs.ts'
import { expect, test } from './product.ts'
import { agreement, fetchForms } from './signing.ts'

const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'none' }

test('the office makes a link for a paper of a job, the customer signs on their own phone, and the office sees it signed', async ({
  product,
  open,
  token,
}) => {
  const rosa = await aColleague(product, { first_name: 'Rosa', last_name: 'Linker', role: 'Office manager' })
  const job = await aJob(product, token, { name: 'Nora Trillium', phone: '(330) 555-0117', town: 'Boardman' })
  const office = await open({ signedInAs: rosa.token })
  await office.goto('/ops/dashboard')
  await fetchForms(office)
  const company = { way: 'typed', name: 'Rosa Linker', at: new Date().toISOString(), ...consent }
  const [id = ''] = await fillIn(office, rosa.id, [
    {
      form: 'work-authorization-ohio',
      job_id: job,
      title: 'Work Authorization',
      answers: { ...agreement, company_signature: company },
    },
  ])
  await office.goto(`/ops/intake/${job}/forms`)
  await office.getByRole('button', { name: 'Send to Nora to sign' }).click()
  const made = office.waitForResponse((answer) => answer.url().endsWith('/api/signing-requests'))
  await office.getByRole('button', { name: 'Show a code on this screen' }).click()
  await expect(office.getByRole('img', { name: 'Code that leads to the papers to sign' })).toBeVisible()
  const { address } = await (await made).json()
  await office.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(office.getByText('Waiting', { exact: true })).toBeVisible()

  const customer = await open({ viewport: { width: 390, height: 844 } })
  await customer.goto(new URL(address).pathname)
  await expect(customer.getByRole('heading', { name: 'Nora, this is what you sign' })).toBeVisible()
  await customer.getByRole('link', { name: 'Español' }).click()
  await expect(customer.getByRole('heading', { name: 'Nora, esto es lo que firma' })).toBeVisible()
  await expect(customer.getByText(/^Los textos legales de este documento están en inglés/)).toBeVisible()
  await expectAccessible(customer, publicLooks, 'a paper to sign behind a link')
  await customer.getByRole('link', { name: 'English' }).click()
  await customer.getByRole('button', { name: 'Read the whole text' }).click()
  await customer.getByRole('button', { name: 'I read the whole text' }).click()
  await expect(customer.getByRole('status')).toHaveText('Make your choice first.')
  await customer.getByRole('group', { name: 'May we show photos' }).getByLabel('No').check()
  await customer.getByRole('group', { name: 'May we text you' }).getByLabel('Yes').check()
  await expect(customer.getByRole('status')).toHaveText('Read the notice first.')
  await customer.getByRole('button', { name: 'I read the notice' }).click()
  await expect(customer.getByText('You read the notice.')).toBeVisible()
  await customer.getByLabel('Or type your initials').fill('NT')
  await customer.getByText('Type my name instead').click()
  // Somebody else says in which capacity they sign; the customer whom the paper names isn’t asked.
  const capacity = customer.getByRole('group', { name: 'In which capacity do you sign?' })
  await expect(capacity).toBeHidden()
  await customer.getByLabel('Your full name').fill('Paul Columbine')
  await expect(customer.getByRole('status')).toHaveText('Choose in which capacity you sign.')
  await capacity.getByLabel('Tenant').check()
  await expect(customer.getByRole('status')).not.toHaveText('Choose in which capacity you sign.')
  await customer.getByLabel('Your full name').fill('Nora Trillium')
  await expect(capacity).toBeHidden()
  await customer.getByLabel(/^I agree to sign and to receive this paper electronically/).check()
  await expect(customer.getByRole('status')).toHaveText('Choose how you get your copy first.')
  await customer.getByLabel('I download it here after I sign').check()
  // A reload loses nothing, and nothing of it stays in the tab once it is signed.
  await customer.reload()
  await expect(customer.getByText('You read the whole text.')).toBeVisible()
  await expect(customer.getByText('You read the notice.')).toBeVisible()
  await expect(customer.getByLabel('Or type your initials')).toHaveValue('NT')
  await expect(customer.getByLabel('Type my name instead')).toBeChecked()
  await expect(customer.getByLabel(/^I agree to sign and to receive this paper electronically/)).toBeChecked()
  // The notice that they initial stands above their initials.
  await expect(customer.getByText('Cancel no later than midnight of')).toBeVisible()
  await customer.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(customer.getByRole('heading', { name: 'You signed this' })).toBeVisible()
  for (const paper of ['Work Authorization', 'Notice of Cancellation'])
    await expect(customer.getByRole('link', { name: `Download your copy (PDF) ${paper}` })).toBeVisible()
  expect(
    await customer.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sign-'))),
  ).toEqual([])

  await expect(office.getByRole('button', { name: /^Work Authorization/ })).toContainText(
    'Nora Trillium, by link',
  )
  const { answers } = await ask(product, `GET /api/submissions/${id}`, { token })
  expect(answers).toMatchObject({
    may_publish: 'no',
    may_text: 'yes',
    owner_signature: { way: 'typed', name: 'Nora Trillium', read_in: 'en' },
  })
})
