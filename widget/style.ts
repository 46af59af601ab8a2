/**
 * The dialog: a sheet over the page on phones, beside the page elsewhere. Colors are the page's own tokens, which reach into the
 * shadow, with the same values where there are none. Spanish is set in the body’s face: the display one has no accents. Sizes are those of the page, but never the tiny ones that some pages begin with.
 */
export const style = `
dialog { all: initial; display: none; --i: var(--ink, #0b1b2b); --l: var(--line, #d6d1c6); --e: var(--edge-input, #7b8791); --s: var(--signal, #b3261e);
  --g: var(--gold, #e0a526); --p: var(--sheet, #fffefb); --t: var(--text-soft, #4b5864); --d: var(--display, 'Arial Narrow', sans-serif);
  position: fixed; z-index: 6; inset: auto 16px 84px auto; box-sizing: border-box; width: 25em; max-width: calc(100vw - 32px);
  height: min(44em, 100dvh - 194px); overflow: clip; container-type: size; color-scheme: light; color: var(--text, #14222f);
  background: var(--p); border: 1px solid var(--l); border-radius: 3px; box-shadow: 0 8px 32px #0b1b2b3d;
  font: max(1rem, 16px)/1.4 var(--body, system-ui, sans-serif); overflow-wrap: break-word }
dialog[open] { display: grid; grid: auto auto minmax(0, 1fr) auto / minmax(0, 1fr) }
dialog:lang(es) { --d: var(--body, system-ui, sans-serif) }
@keyframes rise { from { translate: 0 32px; opacity: 0 } }
* { box-sizing: border-box; font: inherit; margin: 0; padding: 0 }
[hidden] { display: none !important }
:focus-visible, .camera:focus-within { outline: 3px solid var(--g); outline-offset: 2px; box-shadow: 0 0 0 2px var(--i) }
h2, h3:not(:focus-visible), h2:focus-visible, .alarm h3 { outline: none; box-shadow: none }
h2, h3 { font: 600 1.3em/1.15 var(--d) }
b, label, .strong { font-weight: 600 }
ol { list-style: none }
svg { flex: none; width: 1.5em; height: 1.5em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
button, .call, .call911, .camera { display: inline-flex; align-items: center; justify-content: center; gap: .5em; min-width: 48px; min-height: 48px;
  border: 1px solid var(--e); border-radius: 3px; background: var(--p); color: inherit; text-align: center; text-decoration: none; cursor: pointer }
small, .told { font-size: .95em; color: var(--t) }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.head { display: flex; align-items: center; gap: 4px 12px; padding: 6px 4px 6px 16px; background: var(--i); color: #fff }
.head div { flex: 1; min-width: 0 }
.head p { color: var(--on-ink-soft, #b9c6d2); font-size: .95em; line-height: 1.25 }
.head button, .skip, .back { border-color: transparent; background: none }
.language, .skip, .back { text-decoration: underline; text-underline-offset: 4px }
.language { padding: 0 4px; font-size: .95em }
.call { min-height: 60px; padding: 4px 8px; border: 0; border-radius: 0; background: var(--g); color: var(--i); font: 600 1.5em/1.1 var(--d) }
.scroll { position: relative; overflow: auto; overscroll-behavior: contain; padding: 14px 16px 16px; display: grid; gap: 16px; align-content: start }
.danger { display: grid; grid-template-columns: 1fr auto; gap: 8px 12px; align-items: center; padding: 2px 0 2px 14px; border-left: 5px solid var(--s) }
.call911 { padding: 8px 14px; border-color: var(--s); background: var(--s); color: #fff; font: 600 1.2em/1.05 var(--d) }
.chip { padding: 4px 18px }
[aria-pressed=true], .strong { border-color: var(--i); background: var(--i); color: #fff }
.asks { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 12px; margin-bottom: 8px }
.chips { display: flex; flex-wrap: wrap; gap: 8px }
.skip, .back { padding: 0 12px; color: var(--t) }
input, textarea { width: 100%; min-width: 0; min-height: 48px; padding: 11px 12px; border: 1px solid var(--t); border-radius: 3px; background: #fff; color: inherit; resize: none }
.foot, .contact { display: grid; gap: 8px }
.foot { padding: 8px 12px 12px; border-top: 1px solid var(--l); background: var(--paper, #f7f5f0) }
.ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5em, 100%), 1fr)); gap: 8px }
.way { padding: 4px 8px; font: 600 1.15em/1.1 var(--d) }
.composer { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 8px; align-items: end }
.camera { position: relative }
.send { border-color: var(--i); background: var(--i); color: #fff }
.alarm { position: absolute; inset: 0; grid-area: 2 / 1 / -1 / -1; z-index: 1; display: flex; flex-direction: column; gap: 16px; overflow: auto; padding: 28px 20px; background: var(--s); color: #fff }
@media (max-width: 40em) {
  dialog { --gap: 44px; inset: calc(var(--top, 0px) + var(--gap)) 0 auto; width: 100%; max-width: none; height: calc(var(--seen, 100dvh) - var(--gap)); border: 0; border-radius: 0 }
}
@media (prefers-reduced-motion: no-preference) { dialog { animation: rise .2s } }`
