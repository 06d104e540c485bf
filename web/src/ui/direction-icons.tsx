import type { IconProps } from '@tabler/icons-react';
import TablerArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import TablerChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import TablerChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';

/** "Onwards" in the reading direction: right in English, left in Arabic. */
export function IconArrowForward({ className = '', ...props }: IconProps) {
  return <TablerArrowRight className={`d-mirror ${className}`} {...props} />;
}

export function IconChevronForward({ className = '', ...props }: IconProps) {
  return <TablerChevronRight className={`d-mirror ${className}`} {...props} />;
}

/** "Back" in the reading direction. */
export function IconChevronBack({ className = '', ...props }: IconProps) {
  return <TablerChevronLeft className={`d-mirror ${className}`} {...props} />;
}
