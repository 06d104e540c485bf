import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './skeleton.module.css';

type BoneProps = {
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  ratio?: string;
  radius?: number;
};

/** A grey piece of a skeleton. Give it the size of what will stand there, so that nothing jumps. */
export function Bone({ width = '100%', height, ratio, radius = 6 }: BoneProps) {
  return (
    <span
      className={css.bone}
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio ? undefined : '1em'),
        aspectRatio: ratio,
        borderRadius: radius,
      }}
    />
  );
}

/** A line of text to come: as high as the text's line, so a paragraph keeps its height. */
export function TextBone({ width = '100%' }: Pick<BoneProps, 'width'>) {
  return (
    <span className={css.line}>
      <Bone width={width} height="0.75em" />
    </span>
  );
}

/** Holds a skeleton; readers hear "Loading..." once instead of its pieces. */
export function Skeleton({ children, className = '' }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation('ui');
  return (
    <div className={className} role="status">
      <span className="d-visually-hidden">{t('loading')}</span>
      <div aria-hidden="true" style={{ display: 'contents' }}>
        {children}
      </div>
    </div>
  );
}
