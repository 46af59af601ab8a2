import { Check, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'

type ChipProps = ComponentProps<'button'> & { isOn: boolean }

/** One of several that can be chosen together. */
export function Chip({ isOn, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn}
      className="inline-flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-sm border border-edge bg-sheet px-2.5 leading-tight transition-colors duration-150 hover:bg-wash aria-pressed:border-2 aria-pressed:border-ink aria-pressed:bg-gold-wash aria-pressed:font-semibold @min-[36rem]:@max-[42rem]:px-1.5 @min-[36rem]:@max-[42rem]:text-sm @min-[42rem]:px-3"
    >
      {isOn && <Check aria-hidden className="size-4 shrink-0" />}
      {children}
    </button>
  )
}

/** Opens what is folded, or a field for one more. */
export function PlusButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1.5 hover:bg-wash lg:min-h-9 aria-expanded:font-semibold aria-expanded:underline aria-expanded:decoration-gold aria-expanded:decoration-2 aria-expanded:underline-offset-4"
    >
      <Plus aria-hidden className="size-4 shrink-0" />
      {children}
    </button>
  )
}
