import { enFileAudit, type FileAuditWords } from './en-file-audit.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<FileAuditWords>(
  enFileAudit,
  async () => (await import('./es-file-audit.ts')).esFileAudit,
)

/** The words of the audit of a file, in the language of whoever stands at the door. */
export function useFileAuditWords(): FileAuditWords {
  return useIn(useLanguageHere())
}
