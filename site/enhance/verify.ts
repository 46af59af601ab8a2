/** The name of the file that was compared last: it stays in this tab. */
const comparedFile = 'verify-file'

/** Counts the hash of a file that someone chooses or drops, and sends that alone. */
function takeOver(form: HTMLFormElement) {
  const [drop, says] = [
    form.querySelector<HTMLElement>('[data-drop]'),
    form.querySelector<HTMLElement>('[data-says]'),
  ]
  const [file, hash] = [
    form.querySelector<HTMLInputElement>('#file'),
    form.querySelector<HTMLInputElement>('#sha256'),
  ]
  if (!drop || !says || !file || !hash || !('subtle' in crypto)) return
  drop.hidden = false
  form.querySelector('details[data-by-hand]')?.removeAttribute('open')
  // The answer is a page of its own, whose field has no file again.
  const compared = sessionStorage.getItem(comparedFile)
  sessionStorage.removeItem(comparedFile)
  if (compared && document.querySelector('.verify-verdict'))
    says.textContent = `${says.dataset['compared'] ?? ''} ${compared}`

  async function compare(chosen: File | undefined) {
    if (!chosen || !says || !hash) return
    says.textContent = says.dataset['counting'] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', await chosen.arrayBuffer())
    hash.value = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    sessionStorage.setItem(comparedFile, chosen.name)
    form.requestSubmit()
  }

  file.addEventListener('change', () => void compare(file.files?.[0]))
  for (const type of ['dragover', 'drop'])
    document.addEventListener(type, (event) => {
      // A file that is dropped beside the field would open in place of the page.
      event.preventDefault()
      if (event instanceof DragEvent && type === 'drop') void compare(event.dataTransfer?.files[0])
    })
}

const form = document.querySelector<HTMLFormElement>('form[data-verify]')
if (form) takeOver(form)
