import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { FormVersion } from '#domain/forms/published-form.ts'
import { answerFaults } from '#domain/submissions/answer-faults.ts'
import { freeze } from '#domain/submissions/frozen.ts'
import { photosNamed } from '#domain/submissions/photos-named.ts'
import { sampleAnswers } from '#domain/submissions/sample-answers.fixture.ts'
import { NewSubmission, SubmissionReceipt } from '#domain/submissions/submission.ts'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { takePhoto, type Photo } from '../visitor.ts'

/** A filled form as a phone keeps it until its receipt has the hash of what it froze. */
export type Frozen = { id: string; body: string; sha256: string; photo: Photo | null }

/** What phones sent and were given receipts for, and every answer that should not have come. */
export type FormLedger = {
  sent: Map<string, Frozen>
  received: Map<string, SubmissionReceipt>
  surprises: string[]
}

type Phone = { url: string; token: string; ledger: FormLedger }

const longestAnswer = 15 * second
const longestPause = 150

/** A form filled from its first question to its last, with a photo where it asks for one that is needed, or where one is wanted. */
export async function fillForm(form: FormVersion, { withPhoto }: { withPhoto: boolean }): Promise<Frozen> {
  const { slug, version, definition } = form
  const bare = sampleAnswers(definition)
  const needsPhoto = answerFaults(definition, { answers: bare, blobs: [] }) !== null
  const photo = withPhoto || needsPhoto ? await takePhoto() : null
  const answers = photo ? sampleAnswers(definition, photo.sha256) : bare
  const blobs = photosNamed(answers)
  const filled = NewSubmission.parse({ form: slug, version, language: 'en', answers, blobs })
  return { id: newId(), photo: blobs.length > 0 ? photo : null, ...(await freeze(filled)) }
}

/** Sends it again until its receipt is there, the photo first; false where `bound` came first. */
export async function submit(phone: Phone, frozen: Frozen, bound: AbortSignal): Promise<boolean> {
  const { ledger } = phone
  const { id, body, sha256, photo } = frozen
  ledger.sent.set(id, frozen)
  let isPhotoIn = photo === null
  for (; !bound.aborted; await sleep(randomInt(longestPause))) {
    if (photo && !isPhotoIn) isPhotoIn = (await put(phone, `blobs/${photo.sha256}`, photo.bytes)).isGood
    if (!isPhotoIn) continue
    const { isGood, content } = await put(phone, `submissions/${id}`, body)
    if (!isGood) continue
    const receipt = SubmissionReceipt.parse(content)
    if (receipt.sha256 !== sha256 || receipt.id !== id)
      ledger.surprises.push(`${id} got a receipt of other bytes: ${receipt.sha256}`)
    ledger.received.set(id, receipt)
    return true
  }
  return false
}

const Problem = z.object({ code: z.string(), detail: z.string() })

/** Where the line or the server failed it is sent again; any other refusal is a surprise. */
async function put({ url, token, ledger }: Phone, path: string, body: string | Photo['bytes']) {
  try {
    const type = typeof body === 'string' ? 'application/json' : 'image/jpeg'
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(longestAnswer),
    })
    const content: unknown = await answer.json()
    if (answer.ok) return { isGood: true, content }
    if (answer.status < 500 || !Problem.safeParse(content).success)
      ledger.surprises.push(`PUT ${path}: ${answer.status} ${JSON.stringify(content)}`)
    return { isGood: false }
  } catch (error) {
    const isBroken = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
    if (isBroken) return { isGood: false }
    throw error
  }
}
