/** Of what is seldom needed, with the colors of the panel. */
export const moreStyle = `
.more { display: grid; gap: 12px }
.more:empty { display: none }
.more > section { display: grid; gap: 10px; padding: 12px 14px; border: 1px solid var(--l); border-left: 5px solid var(--g); background: #fff }
.more .wide { width: 100%; justify-content: flex-start; padding: 4px 14px; text-align: left }
.more .row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px }
.more .row > * { flex: 1 1 auto; padding: 4px 14px }
.more .row > span { padding: 0 }
.more .call { width: 100% }
.more ol.steps { display: grid; gap: 6px; padding-left: 1.4em; list-style: decimal }
.more ol.steps li { display: list-item }
.more input { font-size: .95em }
.more .code { width: 12em; max-width: 100%; background: #fff; fill: #000; stroke: none; height: auto }
.more .erase { border-color: var(--s); background: var(--s); color: #fff }
.more a:not(.call) { display: inline-flex; align-items: center; min-height: 48px; color: inherit; text-decoration: underline; text-decoration-color: var(--g); text-decoration-thickness: 2px; text-underline-offset: 4px }`
