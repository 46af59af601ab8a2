import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { aCertificate } from './certificate.fixture.ts'
import type { Block, DocumentData, Photo } from './document.ts'
import { aSignature } from './ink.fixture.ts'

/** A paper with a block of each kind. Its photos are so many pixels high. */
export async function aJobReport(changes: Partial<DocumentData> = {}, pixels = 160): Promise<DocumentData> {
  return aCertificate({
    title: 'Work Authorization and Day-1 Report',
    reference: 'MR-2611-014-F01',
    lead: {
      claim: 'Work begins once the owner has signed.',
      rest: 'It covers drying, removal of wet material, and monitoring.',
    },
    sections: [
      [
        {
          heading: 'Situation',
          blocks: [
            {
              kind: 'paragraph',
              text: 'Water ran from the supply line under the kitchen sink for about nine hours.',
            },
            {
              kind: 'rows',
              rows: [
                { label: 'Source stopped', value: 'Yes, at the shutoff under the sink' },
                { label: 'Power', value: 'Off in the kitchen' },
                {
                  label: 'Was anything damaged before the loss, in the rooms that we work in?',
                  value: 'A crack in the dining room ceiling, photo 3.',
                },
              ],
            },
            { kind: 'list', items: ['Extraction', 'Dry-out with air movers', 'Removal of the toe-kick'] },
            {
              kind: 'list',
              isNumbered: true,
              items: ['Owner walks through with us', 'Owner signs', 'Work begins'],
            },
          ],
        },
      ],
      [
        {
          heading: 'Terms',
          blocks: termsAndSignatures(),
        },
      ],
      [
        {
          heading: 'Photos',
          note: 'Taken on November 10, 2026',
          blocks: [{ kind: 'photos', inARow: 3, photos: await photos(20, pixels) }],
        },
      ],
    ],
    ...changes,
  })
}

function termsAndSignatures(): Block[] {
  const at = new Date('2026-11-10T13:05:00Z')
  return [
    {
      kind: 'legal',
      title: 'Authorization',
      version: 'OH 3, November 1, 2026',
      isReviewed: false,
      paragraphs: [
        'The owner authorizes the company to do the work named above at the property, and to enter it for that purpose.',
        'The owner may stop the work at any time by telling the company, and then owes only for the work done.',
      ],
    },
    {
      kind: 'initials',
      initials: [
        {
          clause: 'I agree to receive text messages about this job.',
          name: 'Nora Trillium',
          at,
          ink: initialsInk(),
        },
        {
          clause: 'I was told what my deductible is.',
          name: 'Nora Trillium',
          at,
          ink: initialsInk(),
        },
      ],
    },
    {
      kind: 'handwriting',
      label: 'Describe the emergency in your own handwriting.',
      writer: 'Nora Trillium',
      at,
      ink: { ...aSignature(3), width: 420 },
      typed: 'My kitchen is under water and it runs into the hall.',
    },
    {
      kind: 'signatures',
      signatures: [
        {
          name: 'Nora Trillium',
          role: 'owner',
          outcome: { kind: 'signed', ink: aSignature(2), at, device: 'Pixel 8, Mission Restore' },
        },
        {
          name: 'Gus Ferrow',
          role: 'tenant',
          outcome: {
            kind: 'declined',
            at,
            witness: 'Ivy Starling',
            reason: 'Wants to read it with his lawyer first.',
          },
        },
      ],
    },
  ]
}

function initialsInk() {
  return { ...aSignature(4), width: 200 }
}

/** Pictures of noise and light, so that each has as many bytes as a photo of its size. */
async function photos(count: number, pixels: number): Promise<Photo[]> {
  return Promise.all(Array.from({ length: count }, (_, nth) => aPhoto(nth, pixels)))
}

async function aPhoto(nth: number, height: number): Promise<Photo> {
  const width = Math.round((height * 4) / 3)
  const data = Buffer.alloc(width * height * 3)
  let seed = nth + 1
  for (let at = 0; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const down = Math.floor(at / 3 / width) / height
    data[at] = 50 + 120 * down + 20 * (nth % 3) * (2 - (at % 3)) + (seed % 40)
  }
  const raw = { width, height, channels: 3 } as const
  const bytes = await sharp(data, { raw }).jpeg({ quality: 82 }).toBuffer()
  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    caption: `Kitchen, sink wall, before removal, Nov 10, 8:${10 + nth} AM`,
    alt: `Wet drywall behind the kitchen sink, view ${nth + 1}`,
  }
}
