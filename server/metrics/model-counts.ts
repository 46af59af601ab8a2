import { Histogram, type Registry } from 'prom-client'
import type { CountAnswer } from '#domain/chat/written/writer.ts'

/** Until the first sentence is late, and until all is. */
const buckets = [0.25, 0.5, 1, 2, 4, 6, 8, 10]

/** Counts what became of each question to the language model. */
export function openModelCounts(registry: Registry): CountAnswer {
  const histogram = new Histogram({
    name: 'chat_model_seconds',
    help: 'Questions to the language model by what they came to, by the time they took.',
    labelNames: ['outcome'],
    buckets,
    registers: [registry],
  })
  return (outcome, seconds) => histogram.observe({ outcome }, seconds)
}
