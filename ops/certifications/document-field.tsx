import { FieldFrame, inputClass } from '../ui/field-frame.tsx'
import { maxDocumentBytes, maxDocumentMegabytes } from '#domain/certifications/certification.ts'

type DocumentFieldProps = { file: File | null; hasDocument: boolean; onChange: (file: File | null) => void }

/** The document as a PDF or as a photo taken with the device. */
export function DocumentField({ file, hasDocument, onChange }: DocumentFieldProps) {
  return (
    <FieldFrame
      label={hasDocument ? 'Replace the document' : 'Document'}
      hint={`A PDF or photo, up to ${maxDocumentMegabytes} MB`}
      error={
        file && file.size > maxDocumentBytes
          ? `This file is larger than ${maxDocumentMegabytes} MB.`
          : undefined
      }
    >
      {(wired) => (
        <input
          {...wired}
          type="file"
          accept="application/pdf,image/*"
          className={`${inputClass} w-full p-2 file:mr-3 file:min-h-9 file:rounded-sm file:border-0 file:bg-wash file:px-3 file:font-semibold file:text-ink`}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      )}
    </FieldFrame>
  )
}
