import { packet, type PacketWords } from './en-packet.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<PacketWords>(packet, async () => (await import('./es-packet.ts')).packet)

/** The words of the forms of a job, in the language of whoever reads them. */
export function usePacketWords(): PacketWords {
  return useIn(useLanguageHere())
}
