import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart, type BarChartProps } from '@mantine/charts';

export type CanvasProps = {
  /** `name` beside a number for each series. */
  data: Record<string, string | number>[];
  series: { name: string; label: string; color: string }[];
  format: (value: number) => string;
  isRtl: boolean;
  height: number;
};

type Shared = 'data' | 'dataKey' | 'valueFormatter' | 'withLegend' | 'gridAxis' | 'tickLine' | 'strokeDasharray';
type Common = Pick<BarChartProps, Shared | 'h' | 'tooltipAnimationDuration' | 'xAxisProps' | 'yAxisProps'>;
/** More columns than this are threads: an area shows their course. */
const MOST_COLUMNS = 45;
const CHARACTER_PX = 8;
/** The highest number stands in one line: the axis may go up to a rounder, longer one. */
const axisWidth = (number: string) => 24 + number.length * CHARACTER_PX;

/** The picture of figures. Time runs in the reading direction; the numbers themselves are in the table beside it. */
export function ChartCanvas({ data, series, format, isRtl, height }: CanvasProps) {
  // Recharts' own keys would be a focus within what readers are spared.
  const quiet = { accessibilityLayer: false };
  const highest = Math.max(...data.flatMap((row) => series.map(({ name }) => Number(row[name]))));
  const shared: Common = {
    ...{ h: height, data, dataKey: 'name', valueFormatter: format, withLegend: false },
    gridAxis: 'x',
    tickLine: 'none',
    strokeDasharray: '3 4',
    tooltipAnimationDuration: 0,
    xAxisProps: { reversed: isRtl, interval: 'preserveStartEnd', minTickGap: 24, tickMargin: 8 },
    yAxisProps: {
      orientation: isRtl ? 'right' : 'left',
      width: axisWidth(format(highest)),
      allowDecimals: false,
      tickMargin: 6,
    },
  };
  if (data.length > MOST_COLUMNS)
    return (
      <AreaChart
        {...shared}
        series={series}
        areaChartProps={quiet}
        areaProps={{ isAnimationActive: false }}
        withDots={false}
      />
    );
  return (
    <BarChart
      {...shared}
      series={series}
      barChartProps={{ ...quiet, barGap: 2 }}
      barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
      maxBarWidth={28}
    />
  );
}
