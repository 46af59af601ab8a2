/** Area codes of the North American plan that lie in other countries, where a text costs many times as much. New ones are rare. */
const abroad = new Set(
  `242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876`.split(' '),
)
/** Those that belong to no place: services that charge whoever reaches them, toll-free numbers, and numbers that follow a person. */
const placeless =
  /^(?:900|976|700|710|8(?:00|22|33|44|55|66|77|80|81|82|83|84|85|86|87|88|89)|5(?:00|2\d|33|44|66|77|88))$/

/** Whether a number, as it is stored, can be texted: one of a place in the United States or Canada, and none that charges for it. */
export function isTextable(number: string) {
  const [, area = '', exchange = ''] = /^\+1([2-9]\d{2})([2-9]\d{2})\d{4}$/.exec(number) ?? []
  return (
    area !== '' && !area.endsWith('11') && !abroad.has(area) && !placeless.test(area) && exchange !== '976'
  )
}
