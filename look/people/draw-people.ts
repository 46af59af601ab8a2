import { badge, gold, head, ink, onLand, portraitWidth, shirt, wideWidth } from './figure.ts'
import { truck } from './truck.ts'

/** Line art of people who do not exist, for a company that shows what its website could look like. */
export const drawnPeople = {
  founder: () => onLand(portraitWidth, founder()),
  dispatcher: () => onLand(portraitWidth, dispatcher()),
  crew: () =>
    onLand(
      wideWidth,
      `<g transform="translate(-6 12)">${withGoggles()}</g><g transform="translate(292 14)">${withCap()}</g>`,
    ),
  truck: () => onLand(wideWidth, truck()),
} as const

const white = '#f4f1e8'
const navy = { cloth: '#1d3a55', collar: '#2a4d6e' }

function founder() {
  const khaki = { cloth: '#b3a582', collar: '#c8bc9c' }
  const pockets = `<path d="M62 386h66v54H62zM62 402h66M95 402v14M258 390h62v54h-62zM258 406h62M289 406v14" fill="${khaki.collar}"/>
<path d="M288 342l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z" fill="${gold}" stroke-width="3"/>`
  return `<path d="M150 226c-40-8-46-60-34-112C128 64 172 44 214 50c50 6 74 52 70 112-2 30-10 52-24 60z" fill="${white}"/>
${shirt('#efdfc2', khaki, pockets)}${head({ skin: '#f2e3c9', brow: '#b9a988' })}
<path d="M166 196l-12 8M252 198l10 8" stroke-width="3"/>
<path d="M132 176c26-12 60-40 80-78 14 24 40 36 54 34-2-44-24-76-64-76-50 0-76 46-70 120z" fill="${white}"/>
<path d="M212 98q-18-24-14-44M150 150q30-18 48-46M240 108q-14-8-22-22" stroke-width="3" opacity=".8"/>`
}

function dispatcher() {
  const beard = `<path d="M150 206c10 34 32 54 56 54 30-2 48-26 54-66-14 14-24 20-30 18-20-8-30-8-46 2-12 6-26 2-34-8z" fill="#2e2a28"/>
<path d="M184 222q22 12 44-2-4 18-22 18-16-2-22-16z" fill="${ink}" stroke-width="2"/><path d="M190 226q16 6 32-2" stroke="${white}" stroke-width="4"/>`
  return `${shirt('#a2835c', { cloth: '#efe9da', collar: '#fffefb' })}${head({ skin: '#a88a63', brow: '#1c1714', mouth: beard })}
<path d="M140 168c-12-60 6-102 62-102 50 0 68 36 62 92-2-18-6-28-10-32-36-8-66-8-96 2-6 6-12 22-18 40z" fill="#2e2a28"/>
<path d="M122 190C112 104 144 50 204 50c44 0 68 26 74 70" stroke="${white}" stroke-width="9"/>
<rect x="106" y="164" width="36" height="62" rx="16" fill="${gold}"/><path d="M118 180v30M130 180v30" stroke-width="3"/>
<path d="M124 226c4 30 26 42 66 44" stroke="${white}" stroke-width="7"/><rect x="186" y="258" width="28" height="20" rx="9" fill="${gold}"/>`
}

function withGoggles() {
  const beard = `<path d="M146 196c4 38 30 64 62 64 30-2 48-28 52-64-16 4-26 14-36 12-14-10-28-8-40 2-12 6-26-2-38-14z" fill="#bf8139"/>
<path d="M184 224q24 10 42-4-4 16-20 18-16-2-22-14z" fill="${ink}" stroke-width="2"/><path d="M164 236q8 12 18 16M240 230q-6 14-16 20" stroke="#7c5220" stroke-width="3"/>`
  return `<path d="M140 190c-14-70 6-118 62-118 48 0 64 34 60 80z" fill="#bf8139"/>
${shirt('#ecd8b8', navy, badge(246, 350, 1.9))}${head({ skin: '#f2e0c4', brow: '#8f6020', mouth: beard })}
<path d="M138 138c-8-48 20-72 64-72 42 0 62 24 60 62-40-12-84-10-124 10z" fill="#bf8139"/>
<path d="M130 112q68-22 136-2l-2 44q-20 12-44 2-12-10-26 0-30 12-60 2z" fill="#d4e0ea"/>
<path d="M156 120l18 26M232 116l16 26" stroke="${white}" stroke-width="8"/>`
}

function withCap() {
  return `<path d="M136 176c-40 16-66 54-64 96 2 20 8 32 18 34 12-2 10-26 16-50 6-26 22-40 40-46z" fill="#5b4330"/>
<path d="M88 264q4-50 40-70" stroke-width="3"/>
${shirt('#d9c49c', navy, badge(244, 350, 1.9))}${head({ skin: '#dcc89f', brow: '#6b4a26' })}
<path d="M130 204c-12-40-4-76 10-84h116l6 34c-30-10-70-12-100-4z" fill="#5b4330" stroke="none"/>
<path d="M130 140c-6-58 26-84 70-84 48 0 70 30 66 76-40-8-92-6-136 8z" fill="${navy.collar}"/>
<path d="M126 144c60-22 140-22 196 8-20 8-50 4-76-6-40-8-80-4-120 8z" fill="${navy.cloth}"/>
<path d="M156 132q-2-44 18-66" stroke-width="3"/>${badge(194, 78, 1.9)}`
}
