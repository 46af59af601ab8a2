import type { QuestionInGroup } from './question.ts'

const services = ['basement-restoration'] as const

export const basement: readonly QuestionInGroup[] = [
  {
    id: 'sewage-backup',
    question: 'Sewage came up through the drain. What now?',
    answer:
      'Stop using water in the whole house, keep everyone out, and touch nothing that it touched. It counts as grossly contaminated: carpet, pad and drywall that soaked it up usually have to go. Then call us, and a plumber for the line.',
    services,
  },
  {
    id: 'sump-failed',
    question: 'The sump pump failed. What can I do?',
    answer:
      'Keep to the stairs, and touch no plug or switch with wet hands or feet. If it is safe and dry to do so, see whether the pump is plugged in. Take a photo of the water line, then call.',
    services,
  },
  {
    id: 'where-from',
    question: 'How do I know where the water came from?',
    answer:
      'Note where you saw it first: a wall, the joint between wall and floor, the drain, a pipe. Note also whether it rained and whether the pump ran. Those four things tell us most of it.',
    services,
  },
  {
    id: 'crawl-space',
    question: 'Do you work in crawl spaces?',
    answer:
      'Yes. Wet crawl spaces are cleared, cleaned and dried like a basement. Keep out of it yourself: it is tight, and wires may lie in the water.',
    services,
  },
  {
    id: 'finished-walls',
    question: 'Can the finished walls stay?',
    answer:
      'It depends on what the water was, how high it stood and how long. Wet insulation and drywall that took dirty water come out; studs, block and concrete are cleaned and dried. Nothing is closed up before the readings allow it.',
    services,
  },
  {
    id: 'waterproofing',
    question: 'Is that the same as waterproofing?',
    answer:
      'No. We remove the water, clean, dry and put right what it damaged. Keeping groundwater out for good is the work of a plumber, a drainage or a foundation contractor, and it should follow, or it happens again.',
    services,
  },
]
