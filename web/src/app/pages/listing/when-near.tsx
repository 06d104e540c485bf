import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { className?: string; placeholder?: ReactNode; children: ReactNode };

const MARGIN = '400px 0px';

/** Draws its children once they come near the screen: the map's 600 kB are fetched only for those who scroll to it. */
export function WhenNear({ className, placeholder, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: MARGIN },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={box} className={className}>
      {near ? children : placeholder}
    </div>
  );
}
