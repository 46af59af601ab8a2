import { companyTimeZone } from '#domain/company/time-zone.ts'
import { button, element } from './element.ts'
import { drawing } from './icons.ts'
import { askChat } from './more-ask.ts'
import type { Menu } from './more-menu.ts'

type Elsewhere = Menu & { readonly back: () => void }

/** A new address of the conversation, to be copied or photographed, and the devices on which it is open already. */
export function linkPart({ conversation, words, home, back }: Elsewhere): HTMLElement[] {
  const { language } = conversation.state()
  const place = element('div', { className: 'more' }, '…')
  const devices = element('div', { className: 'more' })
  void makeLink()
  void listDevices()
  return [place, devices, button('back', back, words.back)]

  async function makeLink() {
    const answer = await askChat({ conversation, home }, '/links', 'POST')
    if (!answer?.ok) return place.replaceChildren(element('p', { role: 'alert' }, words.failed))
    const { address, expires_at }: { address: string; expires_at: string } = await answer.json()
    const field = element('input', { value: address, readOnly: true, ariaLabel: words.address })
    const copied = element('span', { role: 'status' })
    field.addEventListener('focus', () => field.select())
    const copy = button('strong', () => void copyTo(field, copied), words.copy)
    place.replaceChildren(
      element('p', {}, words.open(timeOf(expires_at))),
      field,
      element('div', { className: 'row' }, copy, copied),
    )
    await drawCode(address)
  }

  async function copyTo(field: HTMLInputElement, copied: HTMLElement) {
    try {
      await navigator.clipboard.writeText(field.value)
      copied.textContent = words.copied
    } catch {
      // Where the page may not write to the clipboard, it is selected, and copied by hand.
      field.focus()
    }
  }

  /** Where the code cannot be had, the address is enough. */
  async function drawCode(address: string) {
    const load: Promise<typeof import('./qr.ts')> = import(/* @vite-ignore */ new URL('qr.js', home).href)
    const code = await load.then(({ codeOf }) => codeOf(address)).catch(() => undefined)
    if (!code) return
    const picture = drawing(code.path, `0 0 ${code.size} ${code.size}`)
    picture.classList.add('code')
    place.append(element('p', {}, words.scan), picture)
    picture.scrollIntoView({ block: 'nearest' })
  }

  async function listDevices() {
    const answer = await askChat({ conversation, home }, '/devices', 'GET')
    const { items }: { items: { id: string; opened_at: string; by?: string | null }[] } = answer?.ok
      ? await answer.json()
      : { items: [] }
    devices.replaceChildren(
      ...(items.length > 0 ? [element('b', {}, words.devices)] : []),
      ...items.map(({ id, opened_at, by }) => {
        const said = element('span', {}, words.opened(timeOf(opened_at), by))
        // Of a link from the office, only they know whether it was they who opened it.
        const confirm = by ? [button('', () => void confirmDevice(id), words.mine)] : []
        return element(
          'div',
          { className: 'row' },
          said,
          ...confirm,
          button('', () => void endDevice(id), words.end),
        )
      }),
    )
  }

  async function confirmDevice(id: string) {
    await askChat({ conversation, home }, `/devices/${id}`, 'PUT')
    await listDevices()
  }

  async function endDevice(id: string) {
    await askChat({ conversation, home }, `/devices/${id}`, 'DELETE')
    // Closing one ends the address above too.
    await Promise.all([makeLink(), listDevices()])
  }

  /** By the clock of the office, named where the visitor’s shows another time, as elsewhere in the chat. */
  function timeOf(at: string) {
    const by = (timeZone?: string) =>
      new Date(at).toLocaleString(`${language}-US`, {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      })
    const ours = by(companyTimeZone)
    return by() === ours ? ours : `${ours} ET`
  }
}
