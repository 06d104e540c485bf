export const SWATCHES = [
  ...['#2f6f4f', '#1f5c4d', '#2a5a82', '#5b4b8a', '#8a4b6d'],
  ...['#a3322a', '#c9731c', '#b58a1b', '#6a655b'],
];
