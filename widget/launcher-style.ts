/**
 * At the lower edge, below the open menu, spinner and toasts, if the page gives the button no other place by its part. Colors are
 * the page's own tokens, which reach into the shadow, with the same values where there are none.
 */
export const launcherStyle = `:host { all: initial; position: fixed; z-index: 5; right: 16px; bottom: 16px }
.launcher { all: initial; box-sizing: border-box; min-height: 48px; padding: 10px 16px; border: 1px solid var(--ink-line, #2a4660); border-radius: 3px;
  background: var(--ink, #0b1b2b); color: #fff; font: 600 max(1rem, 16px)/1.2 var(--body, system-ui, sans-serif); text-align: center; cursor: pointer; text-wrap: balance }
.launcher:focus-visible { outline: 3px solid var(--gold, #e0a526); outline-offset: 2px; box-shadow: 0 0 0 2px var(--ink, #0b1b2b) }
[aria-busy] { opacity: .7 }
@media print { :host { display: none } }`
