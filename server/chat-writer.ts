import type { Registry } from 'prom-client'
import { modelServiceOf, type Settings } from '#platform/env.ts'
import { openModel } from '#platform/language-model/open-model.ts'
import type { Log } from '#platform/log.ts'
import { openWriter, type Writer } from '#domain/chat/written/writer.ts'
import { openModelCounts } from './metrics/model-counts.ts'

/** Writes answers of the chat with the language model that these settings name; null where they name none. */
export function openChatWriter(settings: Settings, registry: Registry, log: Log): Writer | null {
  const service = modelServiceOf(settings)
  const add = openModelCounts(registry)
  if (!service) return null
  return openWriter({
    model: openModel(service),
    count(outcome, seconds) {
      add(outcome, seconds)
      log.info({ outcome, seconds }, 'the language model was asked')
    },
  })
}
