import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value for callbacks that outlive a render, such as listeners on the map. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
