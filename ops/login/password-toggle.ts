import { swapWords } from './swap-words.ts'

/** Shows and hides the password, and says when caps lock is on, as the fields of the portal do. */
export function showWhatIsTyped(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[name=password]')
  const button = form.querySelector<HTMLButtonElement>('[data-other-name]')
  const says = form.querySelector<HTMLElement>('[data-caps-lock]')
  button?.addEventListener('click', () => {
    if (field) field.type = field.type === 'password' ? 'text' : 'password'
    swapWords(button)
  })

  function tell(isOn: boolean) {
    if (says) says.textContent = isOn ? (says.dataset['capsLock'] ?? '') : ''
  }
  field?.addEventListener('keydown', (event) => {
    // Pressing the key itself reports the state before it.
    if (event.key !== 'CapsLock') tell(event.getModifierState('CapsLock'))
  })
  field?.addEventListener('keyup', (event) => tell(event.getModifierState('CapsLock')))
  field?.addEventListener('blur', () => tell(false))
}
