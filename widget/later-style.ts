/** Of what comes only with a conversation, on pages about trauma and in small frames, with the colors of the panel. */
export const laterStyle = `
.launcher { flex-wrap: wrap; gap: 4px 8px; align-content: center }
.new { padding: 0 8px; border-radius: 999px; background: var(--gold, #e0a526); color: var(--ink, #0b1b2b); white-space: nowrap }
.talk:not(:has(li, .told:not(:empty))), .told:empty, .notice:empty, .wrong:empty { display: none }
.talk ol { display: grid; gap: 12px }
li { display: grid; gap: 4px; justify-items: start }
.own { justify-items: end; padding-left: 15% }
.bubble { padding: 9px 14px; border: 1px solid var(--l); border-radius: 3px; background: #fff; text-align: left; white-space: pre-wrap; overflow-wrap: anywhere }
.own .bubble, .answer .bubble { border-color: var(--i); border-bottom-right-radius: 0; background: var(--i); color: #fff }
.answer { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px }
.answer p { flex: 1 1 9em }
.answer .bubble { margin-left: auto; max-width: 100% }
.reply { padding-right: 15% }
.reply .bubble { border-bottom-left-radius: 0 }
.quote { padding: 12px 14px 4px; border: 1px solid var(--l); border-left: 5px solid var(--g); background: #fff; justify-items: stretch }
.label { display: flex; align-items: center; gap: 8px; font-size: .95em; color: var(--t) }
.source { display: flex; align-items: center; justify-content: space-between; gap: 12px; min-height: 48px; margin-top: 4px; border-top: 1px solid var(--l); color: inherit; text-decoration: none }
.source span { border-bottom: 2px solid var(--g) }
.alarm h3 { font-size: 2.4em }
.alarm p { font-size: 1.15em }
.alarm .call911 { min-height: 72px; background: #fff; color: var(--s); font-size: 1.7em }
.alarm .back { color: #fff }
.alarmed { padding: 8px 14px; border-left: 5px solid var(--s); background: var(--signal-wash, #f7e3df); white-space: pre-line }
.given { grid-template-columns: auto 1fr; gap: 4px 8px; padding: 10px 14px; border: 1px solid var(--l); border-left: 5px solid var(--good, #2f6b4f); background: #fff }
.given svg { width: 1.2em; height: 1.2em; margin-top: .1em; stroke: var(--good, #2f6b4f); stroke-width: 3 }
.given small { grid-column: 2 }
.wrong { color: var(--s) }
dialog:lang(es) .way { font-size: 1em }
.foot { max-height: 66cqh; overflow: auto }
.notice { font-size: .95em }
[data-lost] .notice { padding: 4px 10px; border-left: 5px solid var(--g) }
.soft { border-color: var(--l) }
.soft div { display: contents }
.soft p { grid-column: 1 / -1; font: 600 1.3em/1.2 var(--d) }
.soft h3 { font: inherit }
dialog:lang(es) :is(h2, h3, .call, .call911) { font-size: 1.1em }
dialog:lang(es) .alarm h3 { font-size: 2em }
.mark { width: 34px; height: 24px; stroke: var(--g); stroke-width: 2.6; stroke-linecap: butt; stroke-linejoin: miter }
.call:focus-visible { outline-color: var(--i); outline-offset: -5px; box-shadow: none }
.scroll:focus-visible { outline-offset: -3px; box-shadow: none }
.chip svg { width: 1.2em; height: 1.2em }
.danger .chip { justify-self: start }
.danger .call911 { max-width: 5em; padding-block: 11px }
.danger .chip:not([aria-pressed=true]) svg { display: none }
.chips form { display: flex; flex: 1 1 12em; gap: 8px }
@media (max-width: 40em) and (max-height: 36em) { dialog { --gap: 0px } }
dialog::backdrop { background: #0b1b2b8f }
::placeholder { color: var(--t); opacity: 1 }
@container (max-height: 25em) {
  .head p, .asks small { display: none }
  .foot { padding-bottom: 8px }
  .head { padding-block: 0 }
  .call { min-height: 48px; font-size: 1.3em }
}
@container (max-width: 22em) {
  .mark { display: none }
  .head { padding-block: 0 }
  .call { min-height: 48px; font-size: 1.3em }
}
@container (max-width: 22em) and (max-height: 37em) {
  .head p { display: none }
  .foot { gap: 4px; padding: 6px 8px }
}
@container (max-width: 15em) {
  .head p, .asks small, .call svg, .way svg { display: none }
  h2 { font-size: 1em }
  .call { font-size: 1.15em }
  .given, .danger { grid-template-columns: 1fr }
  .ways { grid-template-columns: 1fr 1fr }
  .way { padding: 4px; font-size: .95em }
  .foot { gap: 4px; padding: 4px 8px }
}`
