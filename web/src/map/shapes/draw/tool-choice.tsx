import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TOOLS, type Tool } from './drawing.ts';
import classes from './tool-choice.module.css';

export function ToolChoice({ tool, onChange }: { tool: Tool; onChange: (tool: Tool) => void }) {
  const { t } = useTranslation('map');
  const name = useId();
  return (
    <fieldset className={classes.tools}>
      <legend className="d-visually-hidden">{t('draw.tool')}</legend>
      {TOOLS.map((each) => (
        <label key={each} className={classes.tool}>
          <input
            type="radio"
            name={name}
            className="d-visually-hidden"
            checked={each === tool}
            onChange={() => onChange(each)}
          />
          {t(`draw.tools.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
