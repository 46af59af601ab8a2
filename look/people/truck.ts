import { badge, gold, ink } from './figure.ts'

/** A box truck from the side, on a wet street. */
export function truck() {
  const steel = '#f4f1e8'
  return `<path d="M0 384h670v68H0z" fill="#12293f" stroke="none"/><path d="M0 384h670" stroke="#2a4660"/>
<path d="M40 420h120M220 432h190M470 418h150" stroke="#2a4660"/>
<path d="M62 104h372v256H62z" fill="${steel}"/><path d="M62 320h372v40H62z" fill="${gold}"/>
<path d="M62 104h30v216H62z" fill="url(#hatch)" stroke="none"/>
<path d="M434 168h92c14 0 24 8 30 20l34 74c18 4 28 14 28 34v64H434z" fill="#2a4d6e"/>
<path d="M456 188h64c8 0 14 4 18 12l28 60H456z" fill="#d4e0ea"/><path d="M480 196l-16 36M504 196l-16 36" stroke="#f4f1e8" stroke-width="6"/>
<path d="M500 260v100M512 284h22" /><path d="M600 300h18v24h-18z" fill="${gold}"/>
<path d="M96 88h300M96 88v16M396 88v16M130 70v18M170 70v18M210 70v18M250 70v18M290 70v18M330 70v18M370 70v18M112 70h276" stroke="#b9c6d2" stroke-width="5"/>
<path d="M54 360h566" stroke="${ink}" stroke-width="10"/>
${[150, 536].map((x) => `<circle cx="${x}" cy="366" r="44" fill="#20262c"/><circle cx="${x}" cy="366" r="20" fill="#b9c6d2"/>`).join('')}
${badge(158, 140, 5.6).replaceAll(gold, ink)}`
}
