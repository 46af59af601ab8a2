/** Our own line drawings on a 24 × 24 grid, stroke 1.7, drawn to sit beside Barlow Condensed. */
export const drawings = {
  phone: 'M5 4h3l2 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z',
  'water-damage': 'M12 3c4 4 6 7 6 11a6 6 0 0 1-12 0c0-4 2-7 6-11zM9 14a3 3 0 0 0 3 3',
  'fire-damage':
    'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 1-4 3-6 0 2 1 3 2 3 0-3 0-6 1-8zM12 20a3 3 0 0 1-2-5l2-2 2 2a3 3 0 0 1-2 5z',
  'mold-remediation':
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 5V3M12 21v-2M5 12H3M21 12h-2M7 7 5.5 5.5M18.5 18.5 17 17M7 17l-1.5 1.5M18.5 5.5 17 7',
  'trauma-cleanup': 'M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  'basement-restoration': 'M3 11l9-7 9 7M5.5 9.5V20h13V9.5M5.5 16h4v-3h4.5v-3h4.5',
  'all-services': 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  certified: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 14 7 21l5-2.5 5 2.5-1.5-7M9.5 9l2 2 3-3.5',
  insured: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h4',
  veteran: 'M12 3l2.5 6 6.5.5-5 4.5 1.5 6-5.5-3.5L6.5 20 8 14 3 9.5 9.5 9z',
  years: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  question: 'M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.4.7-2 1.6-2 3M12 19.4v.2',
  close: 'M6 6l12 12M18 6 6 18',
  camera: 'M3 7h4l2-2h6l2 2h4v12H3zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
} as const

export type IconName = keyof typeof drawings
