import { expectAccessible, portalLooks } from './accessibility.ts'
import { expect, test } from './product.ts'

test('what is set about the chat is kept while it is typed, is there for the next visitor, and is undone', async ({
  page: visitor,
  open,
}) => {
  const staff = await open({ isSignedIn: true })
  await staff.goto('/ops/chatbot-settings')
  await expect(staff.getByRole('heading', { name: 'Chatbot settings', level: 1 })).toBeVisible()
  await expectAccessible(staff, portalLooks, 'the chatbot settings')
  await staff.getByRole('link', { name: /^Launcher/ }).click()
  const english = staff.getByLabel('English')
  await english.fill('Ask us anything')
  await expect(staff.getByRole('complementary', { name: 'Preview' })).toContainText('Ask us anything')
  await staff.getByLabel('Spanish').fill('')
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Write it in both languages.')).toBeVisible()
  await expectAccessible(staff, portalLooks, 'a section with an error')

  await staff.reload()
  await expect(english).toHaveValue('Ask us anything')
  await expect(staff.getByRole('link', { name: 'Launcher Not saved' })).toBeVisible()
  await staff.getByLabel('Spanish').fill('Pregunte')
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByText('Saved. Visitors see it from now on.')).toBeVisible()

  await visitor.goto('/services/water-damage')
  await visitor.mouse.wheel(0, 900)
  await expect(visitor.getByRole('button', { name: 'Ask us anything' })).toBeVisible()

  await staff.getByRole('link', { name: 'History' }).click()
  const history = staff.getByRole('dialog', { name: 'History' })
  await history.getByText('Launcher', { exact: true }).first().click()
  await expect(history.getByText('Ask us anything')).toBeVisible()
  await expectAccessible(staff, portalLooks, 'the history of the settings')
  await staff.keyboard.press('Escape')
  await staff.setViewportSize({ width: 1280, height: 800 })
  await staff.getByRole('button', { name: /^Undo: back to version/ }).click()
  await expect(english).toHaveValue('Chat with us')
})
