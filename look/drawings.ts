import type { Loss } from '#domain/leads/losses.ts'

const flames =
  'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 1-4 3-6 0 2 1 3 2 3 0-3 0-6 1-8zM12 20a3 3 0 0 1-2-5l2-2 2 2a3 3 0 0 1-2 5z'

const question = 'M7.5 8.5a4.5 4.5 0 1 1 6.5 4c-1.4.7-2 1.6-2 3M12 19.4v.2'

/** A patch as it spreads over drywall: spots that touch, and the spores around them. */
const growth =
  'M8.5 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16.5 4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM15.5 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM7 15a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM21 12.5v.1M3 14v.1M11.5 21v.1M12.6 2.5v.1'

/**
 * Our own line drawings on a 24 × 24 grid, stroke 1.7, drawn to sit beside Barlow Condensed. What happened is drawn under
 * the names of `domain/leads/losses.ts`.
 */
export const drawings = {
  phone: 'M5 4h3l2 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z',
  'water-damage': 'M12 3c4 4 6 7 6 11a6 6 0 0 1-12 0c0-4 2-7 6-11zM9 14a3 3 0 0 0 3 3',
  'fire-damage': flames,
  'mold-remediation': growth,
  'trauma-cleanup': 'M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  'basement-restoration': 'M3 11l9-7 9 7M5.5 9.5V20h13V9.5M5.5 16h4v-3h4.5v-3h4.5',
  'all-services': 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  certified: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM8.5 14 7 21l5-2.5 5 2.5-1.5-7M9.5 9l2 2 3-3.5',
  insured: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h4',
  veteran: 'M12 3l2.5 6 6.5.5-5 4.5 1.5 6-5.5-3.5L6.5 20 8 14 3 9.5 9.5 9z',
  years: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2',
  question,
  'flooded-basement':
    'M3 10l9-6.5 9 6.5M6 8v6.5M18 8v6.5M3 17c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0 3-1.4 4.5 0 3 1.4 4.5 0M3 20.7c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0 3-1.4 4.5 0 3 1.4 4.5 0',
  'burst-pipe':
    'M5.5 10.5v10M18.5 10.5v10M2.5 13h3M2.5 18h3M18.5 13h3M18.5 18h3M5.5 18h13M5.5 13h3l1.7 1.8 1.8-1.8 1.8 1.8 1.7-1.8h3M12 9.5v-6M8.7 9.5 6.5 5.5M15.3 9.5l2.2-4',
  'sewage-backup':
    'M12 13V3M8.5 6.5 12 3l3.5 3.5M8.5 12.8c-3.2.5-5.5 1.8-5.5 3.4C3 18.3 7 20 12 20s9-1.7 9-3.8c0-1.6-2.3-2.9-5.5-3.4M8.5 15.2v2.7M12 15.7v2.7M15.5 15.2v2.7',
  'fire-smoke': flames,
  mold: growth,
  trauma: 'M3.5 21h17M6.5 21V3h11v18M14 12v1.5',
  other: question,
  close: 'M6 6l12 12M18 6 6 18',
  camera: 'M3 7h4l2-2h6l2 2h4v12H3zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  offline:
    'M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 4.6-2.6M13.5 10.1A10 10 0 0 1 19 12.9M2 8.8a15 15 0 0 1 4.2-2.6M10.7 5.1A15 15 0 0 1 22 8.8M12 20v.1',
  done: 'M4.5 12.5l5 5 10-11',
  again: 'M20 12a8 8 0 0 1-14.6 4.5M4 12a8 8 0 0 1 14.6-4.5M19 3v5h-5M5 21v-5h5',
  edit: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  shock: 'M13 2.5 5 13.5h6l-1 8 8-11h-6z',
  gas: 'M2.5 15.5h7M14.5 15.5h7M2.5 20.5h19M9.5 13.5l1.5 3.2 2-1.7 1.5 2.5M7.5 10.5c-1.7-1.7 1.7-3 0-5M12 10.5c-2-2.2 2-4.2 0-7M16.5 10.5c-1.7-1.7 1.7-3 0-5',
  'moving-water':
    'M3 7c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0 3-1.4 4.5 0 3 1.4 4.5 0M3 12h13M13 9l3 3-3 3M3 17c1.5-1.4 3-1.4 4.5 0s3 1.4 4.5 0 3-1.4 4.5 0 3 1.4 4.5 0',
  ground: 'M3 20.5h18M5 20.5V10l7-6 7 6v10.5M12 4l-2 5 3 3-3 4 2 4.5',
  wind: 'M3 9h11a2.7 2.7 0 1 0-2.6-3.5M3 13h15.5a2.7 2.7 0 1 1-2.6 3.5M3 17h8a2.4 2.4 0 1 1-2.3 3',
} as const satisfies Record<Loss, string> & Record<string, string>

export type IconName = keyof typeof drawings
