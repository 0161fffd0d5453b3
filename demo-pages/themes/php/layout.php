<?php // The frame of every page. ?>
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title><?= htmlspecialchars($title) ?></title>
  <link rel="icon" href="data:,">
  <?= touchline_head(['header-search', 'wishlist-badge', 'minicart', ...$widgets]) ?>
</head>
<body>
  <header>
    <?= touchline_template('header-search') ?>
    <?= touchline_template('wishlist-badge') ?>
    <?= touchline_template('minicart', ['freeShippingFrom' => 50], ['id' => 'header-cart']) ?>
  </header>
  <main>
    <h1><?= htmlspecialchars($title) ?></h1>
    <?= $content_for_layout ?>
  </main>
  <footer><?= touchline_template('newsletter-form', ['action' => $routes['home'] . 'newsletter']) ?></footer>
</body>
</html>
