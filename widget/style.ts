/**
 * At the lower edge, below the open menu, spinner and toasts, if the page gives the button no other place by its part; the
 * dialog ends below the bar of the page, which would cover its head. Colours are the page's own tokens, which reach into the shadow, with the same values where there are none.
 */
export const style = `
:host { all: initial; position: fixed; z-index: 5; right: 16px; bottom: 16px;
  font: 1rem/1.5 var(--body, system-ui, sans-serif); color: var(--text, #14222f) }
* { box-sizing: border-box; font: inherit }
h2, h3, p, fieldset { margin: 0; padding: 0; border: 0 }
h2 { font-size: 1.25rem; font-weight: 600; outline: none }
button, a { min-height: 48px; padding: 10px 16px; border: 1px solid transparent; border-radius: 3px; cursor: pointer;
  display: inline-flex; align-items: center; justify-content: center; text-align: center; text-wrap: balance }
:focus-visible { outline: 3px solid var(--gold, #e0a526); outline-offset: 2px; box-shadow: 0 0 0 2px var(--ink, #0b1b2b) }
.launcher { background: var(--ink, #0b1b2b); color: #fff; border-color: var(--ink-line, #2a4660); font-weight: 600 }
dialog { position: fixed; inset: auto 16px 84px auto; width: min(24rem, 100vw - 32px); margin: 0; padding: 0;
  max-height: calc(100dvh - 220px); overflow: auto; overscroll-behavior: contain; color: inherit;
  background: var(--sheet, #fffefb); border: 1px solid var(--line, #d6d1c6); border-radius: 3px;
  box-shadow: 0 8px 32px rgb(11 27 43 / 24%) }
dialog::backdrop { background: rgb(11 27 43 / 56%) }
header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 8px 8px 8px 16px;
  background: var(--ink, #0b1b2b); color: #fff }
header button { background: none; color: inherit; width: 48px; font-size: 1.5rem; padding: 0 }
.body, form { display: grid; gap: 16px }
.body { padding: 16px }
.safety { padding-left: 12px; border-left: 4px solid var(--signal, #b3261e) }
.safety a { display: inline; padding: 0; color: var(--signal, #b3261e); font-weight: 600 }
.send { width: 100% }
.call, .send { background: var(--gold, #e0a526); color: var(--ink, #0b1b2b); font-weight: 600; text-decoration: none }
.call { min-height: 56px; font-size: 1.125rem }
label { display: block; font-weight: 600 }
[role=status]:empty { display: none }
[data-form-status] { margin-bottom: 8px }
h3 { font-size: 1.25rem; font-weight: 600 }
.failed { display: grid; gap: 12px; padding: 16px; border-top: 4px solid var(--signal, #b3261e); background: var(--signal-wash, #fbeeec); outline: none }
.failed h3 { color: var(--signal, #b3261e) }
.again { background: none; border: 2px solid var(--ink, #0b1b2b); color: inherit; font-weight: 600 }
.in { padding-left: 12px; border-left: 4px solid var(--good, #2f6b4f); outline: none }
.in a { display: inline-block; min-height: 48px; padding: 12px 0; color: inherit; font-weight: 600 }
/* One number, one button; and nothing more to fill in once the request is in. */
.body:has(.failed:not([hidden]), .in:not([hidden])) > .call, form:has(.in:not([hidden])) > :not(.in) { display: none }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
input:not([type=radio], [type=hidden]) { display: block; width: 100%; min-height: 48px; padding: 8px 12px; margin-top: 4px; color: inherit;
  background: #fff; border: 1px solid var(--text-soft, #4b5864); border-radius: 3px }
[aria-invalid=true] { border: 2px solid var(--signal, #b3261e) !important }
legend { font-weight: 600; padding: 0; margin-bottom: 8px }
.chips { display: flex; flex-wrap: wrap; gap: 8px }
.chips label { position: relative; display: flex; align-items: center; min-height: 44px; padding: 4px 12px;
  border: 1px solid var(--text-soft, #4b5864); border-radius: 3px; font-weight: 400; cursor: pointer }
.chips input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.chips label:has(:checked) { background: var(--ink, #0b1b2b); color: #fff }
.chips label:has(:focus-visible) { outline: 3px solid var(--gold, #e0a526); outline-offset: 2px }
.error { color: var(--signal, #b3261e); font-weight: 400 }
.in strong { font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap }
[hidden] { display: none !important }
@media (max-width: 40em) {
  dialog { inset: auto 0 0; width: 100%; max-width: none; max-height: 100dvh; border-width: 1px 0 0; border-radius: 0 }
}
@media print { :host { display: none } }`
