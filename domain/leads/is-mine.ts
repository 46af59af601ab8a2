import * as z from 'zod'

/** Whether the request is assigned to the reader, or they go on a visit of its job: such answers stay on their device. */
export const IsMine = z.boolean()
