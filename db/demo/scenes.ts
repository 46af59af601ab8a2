import type { Dice } from './dice.ts'

export const width = 960
export const height = 720

/** What a photo may show. Drawn by us: no house, and nobody's. */
export const scenes = {
  'flooded-basement': floodedBasement,
  'ceiling-stain': ceilingStain,
  'kitchen-soot': kitchenSoot,
  'mold-corner': moldCorner,
  'wet-carpet': wetCarpet,
  'burst-pipe': burstPipe,
  'water-heater': waterHeater,
  'sump-pit': sumpPit,
} as const
export type Scene = keyof typeof scenes

function floodedBasement(dice: Dice) {
  const boxes = [140, 330].map((x) => box([x + dice() * 40, 420 + dice() * 30, 130, 110]))
  return [
    blockWall('#b9b4a8', 500),
    harm(rect([0, 330, width, 170], '#5f5a4e', 0.35)),
    rect([610, 0, 26, 520], '#7d3b2c'),
    rect([0, 500, width, 220], '#a9a498'),
    tank([770, 210, 130, 300]),
    harm(...boxes, rect([0, 470, width, 250], 'url(#water)'), ...ripples(dice, [500, 700], 26)),
  ]
}

function ceilingStain(dice: Dice) {
  const stains = Array.from({ length: 4 }, (_, nth) => {
    const [x, y, size] = [380 + nth * 70 + dice() * 60, 170 + dice() * 60, 60 + dice() * 70]
    return `<ellipse cx="${x}" cy="${y}" rx="${size * 1.5}" ry="${size * 0.55}" fill="url(#stain)"/>`
  })
  return [
    rect([0, 0, width, height], '#d8d3c5'),
    `<path d="M0 0H960L760 330H200Z" fill="#efebe0"/>`,
    `<path d="M0 0L200 330V720H0Z" fill="#c9c3b2"/><path d="M960 0L760 330V720H960Z" fill="#bfb9a8"/>`,
    harm(...stains),
    `<ellipse cx="300" cy="110" rx="46" ry="14" fill="#fffbe8"/><ellipse cx="300" cy="116" rx="50" ry="16" fill="#a9a393" fill-opacity=".5"/>`,
    harm(...[470, 505, 560].map((x) => `<path d="M${x} 250q7 24 0 30q-7 -6 0 -30" fill="#7fa6bd"/>`)),
    rect([330, 400, 230, 210], '#9db7c4'),
    `<path d="M330 400h230v210h-230zM445 400v210M330 505h230" fill="none" stroke="#fdfcf7" stroke-width="14"/>`,
  ]
}

function kitchenSoot(dice: Dice) {
  const plumes = Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${420 + dice() * 180}" cy="${90 + dice() * 320}" rx="${70 + dice() * 90}" ry="${80 + dice() * 90}" fill="url(#soot)"/>`,
  )
  return [
    rect([0, 0, width, height], '#e3dcc6'),
    rect([0, 60, 330, 190], '#8a6a45'),
    rect([650, 60, 310, 190], '#8a6a45'),
    `<path d="M110 60v190M220 60v190M750 60v190M850 60v190" stroke="#5d4529" stroke-width="5"/>`,
    rect([0, 470, width, 26], '#4d4a46'),
    rect([0, 496, width, 224], '#93714b'),
    rect([350, 450, 290, 270], '#cfcfcb'),
    rect([382, 540, 226, 130], '#26241f'),
    rect([350, 430, 290, 26], '#302d29'),
    `<path d="M390 220h210l40 60h-290z" fill="#6d6a64"/>`,
    harm(...plumes, `<path d="M430 432q20 -26 44 0zM520 432q26 -34 52 0z" fill="#0d0b09"/>`),
  ]
}

function moldCorner(dice: Dice) {
  const spots = Array.from({ length: 260 }, () => {
    const far = dice() * dice()
    const left = dice() < 0.5
    const [x, y] = [480 + (left ? -1 : 1) * far * 420, 640 - dice() * dice() * 430 + far * 40]
    return `<circle cx="${x.toFixed()}" cy="${y.toFixed()}" r="${(2 + dice() * 11).toFixed(1)}" fill="${dice() < 0.5 ? '#39402f' : '#55604a'}" fill-opacity="${(0.25 + dice() * 0.5).toFixed(2)}"/>`
  })
  return [
    rect([0, 0, 480, height], '#d3d8d2'),
    rect([480, 0, 480, height], '#c0c7c1'),
    harm(`<ellipse cx="480" cy="640" rx="420" ry="260" fill="url(#grime)"/>`, ...spots),
    `<path d="M0 690L480 620L960 690V720H0Z" fill="#f4f1e9"/>`,
    `<path d="M0 716L480 650L960 716V720H0Z" fill="#8d7b63"/>`,
  ]
}

function wetCarpet(dice: Dice) {
  const tufts = Array.from(
    { length: 300 },
    () =>
      `<path d="M${(dice() * width).toFixed()} ${(300 + dice() * 420).toFixed()}l4 -7" stroke="${dice() < 0.5 ? '#a68f74' : '#c7b295'}" stroke-width="2"/>`,
  )
  return [
    rect([0, 0, width, 300], '#cdd6d6'),
    rect([640, 0, 190, 290], '#f1eee6'),
    rect([660, 20, 150, 270], '#d9d3c4'),
    `<circle cx="792" cy="160" r="9" fill="#8c7a4a"/>`,
    rect([0, 282, width, 30], '#f6f3ec'),
    rect([0, 310, width, 410], '#b59f83'),
    ...tufts,
    harm(
      `<ellipse cx="250" cy="560" rx="520" ry="240" fill="url(#damp)"/>`,
      `<path d="M90 620Q240 560 330 640T210 700Q110 700 90 620" fill="#e8e4da"/><path d="M110 630Q230 590 300 650" stroke="#b8c4cc" stroke-width="10" fill="none"/>`,
    ),
  ]
}

function burstPipe(dice: Dice) {
  const spray = Array.from({ length: 44 }, () => {
    const [dx, dy] = [120 + dice() * 300, -170 + dice() * 420]
    return `<path d="M500 330q${(dx / 2).toFixed()} ${(dy / 2 - 40).toFixed()} ${dx.toFixed()} ${dy.toFixed()}" stroke="#dcebf2" stroke-opacity="${(0.25 + dice() * 0.55).toFixed(2)}" stroke-width="${(1 + dice() * 4).toFixed(1)}" fill="none"/>`
  })
  return [
    rect([0, 0, width, height], '#dad5c9'),
    rect([0, 640, width, 80], '#b08d62'),
    rect([0, 612, width, 34], '#f6f3ec'),
    rect([560, 500, 48, 72], '#fbfaf5'),
    `<path d="M584 518v14M584 542v14" stroke="#8c8a84" stroke-width="9"/>`,
    harm(
      `<path d="M170 90L760 60L810 620L250 660L140 400Z" fill="#4a3d30"/>`,
      ...[230, 420, 640].map((x) => rect([x, 60, 56, 590], '#a97f4f')),
      rect([120, 310, 740, 34], '#b5652f'),
      rect([120, 316, 740, 8], '#e3a070'),
      rect([470, 302, 60, 50], '#8f4b20'),
      ...spray,
      `<path d="M170 90L760 60L810 620L250 660L140 400Z" fill="none" stroke="#f5f2ea" stroke-width="12" stroke-linejoin="bevel"/>`,
      rect([0, 650, width, 70], 'url(#water)'),
    ),
  ]
}

function waterHeater(dice: Dice) {
  return [
    blockWall('#c4beb0', 560),
    rect([0, 560, width, 160], '#8f8a80'),
    harm(`<ellipse cx="520" cy="640" rx="430" ry="72" fill="url(#water)"/>`),
    tank([390, 120, 220, 500]),
    `<path d="M440 120V30H250M560 120V60H860" fill="none" stroke="#b8703b" stroke-width="16"/>`,
    harm(
      `<path d="M392 540q-60 40 -40 90" stroke="#dbe9f0" stroke-width="9" fill="none"/>`,
      `<path d="M396 520q40 60 -6 100z" fill="#8d4b23" fill-opacity=".75"/>`,
      ...ripples(dice, [610, 690], 8),
    ),
  ]
}

function sumpPit(dice: Dice) {
  return [
    blockWall('#aeb0ab', 300),
    rect([0, 300, width, 420], '#9a958b'),
    harm(`<ellipse cx="470" cy="520" rx="400" ry="160" fill="url(#water)"/>`),
    `<ellipse cx="470" cy="500" rx="170" ry="66" fill="#22303a"/><ellipse cx="470" cy="500" rx="170" ry="66" fill="none" stroke="#c9c6be" stroke-width="14"/>`,
    `<path d="M470 490V60H760V0" fill="none" stroke="#e9e7e1" stroke-width="30"/>`,
    rect([440, 380, 60, 90], '#30343a'),
    `<path d="M500 400q140 -60 160 -300" fill="none" stroke="#15181c" stroke-width="7"/>`,
    harm(...ripples(dice, [560, 660], 14)),
  ]
}

/** What is gone when the work is done. */
function harm(...shapes: string[]) {
  return `<g class="harm">${shapes.join('')}</g>`
}

type Area = readonly [x: number, y: number, wide: number, high: number]

function rect([x, y, wide, high]: Area, fill: string, opacity = 1) {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}" fill-opacity="${opacity}"/>`
}

function box([x, y, wide, high]: Area) {
  return `${rect([x, y, wide, high], '#a3794b')}${rect([x, y + high * 0.45, wide, high * 0.55], '#6d4d2b')}${rect([x + wide * 0.42, y, wide * 0.16, high], '#c9a673')}`
}

function tank([x, y, wide, high]: Area) {
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${wide * 0.16}" fill="url(#steel)"/>${rect([x + wide * 0.3, y + high * 0.7, wide * 0.4, high * 0.12], '#3a3f45')}`
}

function blockWall(color: string, bottom: number) {
  const rows = Array.from({ length: Math.ceil(bottom / 70) }, (_, row) => row)
  const joints = rows.map((row) => {
    const shift = row % 2 === 0 ? 0 : 75
    const uprights = Array.from(
      { length: 8 },
      (_, nth) => `M${nth * 150 - 75 + shift} ${row * 70 + 5}v${Math.min(70, bottom - row * 70)}`,
    )
    return `M0 ${row * 70 + 5}H${width}${uprights.join('')}`
  })
  return `${rect([0, 0, width, bottom], color)}<path d="${joints.join('')}" stroke="#00000026" stroke-width="5" fill="none"/>`
}

function ripples(dice: Dice, [top, bottom]: readonly [number, number], count: number) {
  return Array.from({ length: count }, () => {
    const y = top + dice() * (bottom - top)
    return `<path d="M${(dice() * 800).toFixed()} ${y.toFixed()}q${(30 + dice() * 60).toFixed()} -7 ${(90 + dice() * 90).toFixed()} 0" stroke="#e6f0f4" stroke-opacity=".4" stroke-width="3" fill="none"/>`
  })
}
