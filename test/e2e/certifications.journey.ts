import { aColleague } from './crew.ts'
import { expectAccessible, portalLooks } from './accessibility.ts'
import { expect, test } from './product.ts'

const paper = { name: 'wrt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n% a paper\n') }

test('what a person holds is kept with its paper, warns before it expires, and goes when it is removed', async ({
  open,
  product,
}) => {
  const { id } = await aColleague(product, { first_name: 'Edda', last_name: 'Falkenrath' })
  const office = await open({ isSignedIn: true })
  await office.goto(`/ops/employees/${id}`)
  const part = office.getByRole('region', { name: 'Certifications' })
  await expect(part.getByText('No certifications yet.')).toBeVisible()
  await part.getByRole('button', { name: 'Add certification' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose a certification.')).toBeVisible()
  await expectAccessible(office, portalLooks, 'a certification with an error')
  await dialog.getByLabel('Certification').selectOption('WRT')
  await dialog.getByLabel('Number').fill('70123')
  await dialog.getByLabel('Expires').fill('2001-05-01')
  await dialog.getByLabel('Document').setInputFiles(paper)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Expired May 1, 2001')).toBeVisible()
  await expectAccessible(office, portalLooks, 'a certification that has expired')

  const download = office.waitForEvent('download')
  await part.getByRole('link', { name: 'Document for WRT' }).click()
  expect((await download).suggestedFilename()).toBe('certification.pdf')

  await part.getByRole('button', { name: 'Edit WRT' }).click()
  await dialog.getByLabel('Expires').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Does not expire')).toBeVisible()
  await part.getByRole('button', { name: 'Edit WRT' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(part.getByText('No certifications yet.')).toBeVisible()
})

test('a file of people is looked at line by line, taken in, and taken out again', async ({ open }) => {
  const office = await open({ isSignedIn: true })
  await office.goto('/ops/employees')
  await office.getByRole('link', { name: 'Import' }).click()
  const choose = (text: string) =>
    office
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('username,wage\nx,1')
  await expect(office.getByText('Unknown column “wage”.')).toBeVisible()
  const heads = 'username,first_name,last_name,roles'
  await choose(`${heads}\nwim.brandt,Wim,Brandt,Nobody\nute.brandt,Ute,Brandt,Technician`)
  await expect(office.getByText('1 line has an error.')).toBeVisible()
  await expect(office.getByText('roles: There is no role named “Nobody”.')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Import list' })).toBeHidden()
  await expectAccessible(office, portalLooks, 'a file with an error')
  await choose(`${heads}\nwim.brandt,Wim,Brandt,Technician\nute.brandt,Ute,Brandt,Technician`)
  await expect(office.getByText('2 people will be added.')).toBeVisible()
  await expectAccessible(office, portalLooks, 'a file that can be taken in')
  await office.getByRole('button', { name: 'Import list' }).click()
  await expect(office.getByText('2 people added')).toBeVisible()
  // Others may be on the first page of a long list.
  await office.getByRole('searchbox').fill('Ute Brandt')
  await expect(office.getByRole('link', { name: /Ute Brandt/ })).toBeVisible()

  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('people.csv')
})
