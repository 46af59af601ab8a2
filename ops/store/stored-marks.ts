import * as z from 'zod'

// Which queries are stored. Apart from what stores them, which comes after the first screen.

type IsStored = (data: unknown) => boolean

/** Marks a query whose last answer is shown again, with its age, when the server can't be reached. */
export const stored = { isStored: (() => true) satisfies IsStored }

const Mine = z.object({ is_mine: z.literal(true) })
const isMine: IsStored = (data) => Mine.safeParse(data).success

/** The same for one request: only what is in the care of the person stays on their device. */
export const storedIfMine = { isStored: isMine }

/** The same for an answer about a job. It is not opened before its screen asks. */
export function storedOfJob(job: string) {
  return { ...storedIfMine, job }
}

/** The same of a form of the company, and what goes with it: it is opened when it is filled in, and stays until its screen is gone for good. */
export const storedForm = { ...stored, isForm: true }

const Pages = z.object({ pages: z.tuple([z.unknown()], z.unknown()), pageParams: z.array(z.unknown()) })

/** The same for a list that comes page by page: its first page stays. */
export function firstPageOfJob(job: string) {
  return {
    job,
    isStored: ((data) => isMine(Pages.safeParse(data).data?.pages[0])) satisfies IsStored,
    toStore(data: unknown) {
      const { pages, pageParams } = Pages.parse(data)
      return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
    },
  }
}
