import type { Pin } from '../types.ts';

/** A pin in words, the price kept apart from its neighbours: digits and a dollar sign scramble an Arabic line. */
export function PinWords({ priceLabel, label }: Pick<Pin, 'priceLabel' | 'label'>) {
  if (!label.startsWith(priceLabel)) return <bdi>{label}</bdi>;
  return (
    <>
      <bdi>{priceLabel}</bdi>
      {label.slice(priceLabel.length)}
    </>
  );
}
