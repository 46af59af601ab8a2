import type { Block, DocumentData } from './document.ts'
import { airTable, equipmentTable, pointsTable, roomCharts } from './drying.fixture.ts'
import { aSignature } from './ink.fixture.ts'

/** The certificate of a kitchen that dried in six days. Names, numbers and sentences are examples. */
export function aCertificate(changes: Partial<DocumentData> = {}): DocumentData {
  return {
    title: 'Certificate of Drying',
    reference: 'MR-2611-014-F12',
    documentId: 'K7QM-2XDV',
    revision: 1,
    language: 'en',
    generatedAt: new Date('2026-11-16T16:47:00Z'),
    timeZone: 'America/New_York',
    letterhead: {
      name: 'Mission Restore',
      tagline: 'Veteran-owned disaster restoration',
      lines: [
        '100 Example Street, Columbiana, OH 44408',
        '(330) 555-0142, hello@missionrestore.example',
        'IICRC Certified Firm. PA HIC no. PA000000',
      ],
    },
    lead: {
      claim: 'All 18 measured points reached their drying goal by November 16, 2026.',
      rest: 'Each goal is a reading of the same material, taken with the same meter, in the living room of this house, which stayed dry.',
    },
    facts: [
      [
        { label: 'Owner', value: 'Nora Trillium', isStrong: true },
        { label: 'Property', value: '1187 Larkspur Lane\nBoardman, OH 44512' },
      ],
      [
        { label: 'Loss', value: 'Burst supply line, kitchen sink', isStrong: true },
        { label: 'Found', value: 'Nov 10, 2026, 6:35 AM' },
        { label: 'Water', value: 'Category 1, Class 2, 18.9% wet' },
      ],
      [
        { label: 'Insurer', value: 'Millrace Mutual', isStrong: true },
        { label: 'Claim', value: 'MM-71902' },
        { label: 'Adjuster', value: 'Opal Sedge, (614) 555-0136' },
      ],
    ],
    sections: [
      [
        {
          heading: 'Verification',
          note: 'Percent, wood scale, pin meter M-2, checked at each visit.',
          blocks: [pointsTable()],
        },
      ],
      [
        {
          heading: 'Drying',
          note: 'Percentage points above each goal, one line a point, 7 visits. Gridlines at 10 and 20.',
          blocks: [{ kind: 'charts', charts: roomCharts() }],
        },
      ],
      [
        { heading: 'Equipment', note: '24-hour days, one hour of grace', blocks: [equipmentTable()] },
        { heading: 'Air', note: 'Closed system, grains per pound', blocks: [airTable()] },
      ],
      [
        {
          heading: 'Exceptions and signatures',
          note: 'Signed in person at the property, on one device',
          blocks: exceptionsAndSignatures(),
        },
      ],
    ],
    evidence: {
      recordHash: '5d0c41e97a1f3b6628c4907be2f85d13a96e0b7fd1543c8e07b29af46cd83e52',
      previousRevisionHash: null,
      facts: [
        { label: 'Consent', value: 'Owner agreed to electronic records on Nov 10, 2026, 7:12 AM EST.' },
      ],
      verify: {
        shown: 'missionrestore.example/verify',
        url: 'https://missionrestore.example/verify/K7QM-2XDV',
      },
    },
    ...changes,
  }
}

function exceptionsAndSignatures(): Block[] {
  return [
    {
      kind: 'paragraph',
      strong: 'No exceptions.',
      text: 'Every point was at or below its goal when its equipment was removed. This covers the listed points only.',
    },
    {
      kind: 'signatures',
      signatures: [
        {
          name: 'Ivy Starling',
          role: 'technician, IICRC WRT and ASD',
          outcome: {
            kind: 'signed',
            ink: aSignature(1),
            at: new Date('2026-11-16T16:42:00Z'),
            device: 'Pixel 8, Mission Restore',
          },
        },
        {
          name: 'Nora Trillium',
          role: 'owner',
          outcome: {
            kind: 'signed',
            ink: aSignature(2),
            at: new Date('2026-11-16T16:46:00Z'),
            device: 'Pixel 8, Mission Restore',
          },
        },
        { name: '', role: 'Adjuster', outcome: { kind: 'open', note: 'Optional, not requested' } },
      ],
    },
  ]
}
