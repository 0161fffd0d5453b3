<?php // A category: the products as links, which the list takes over.
ob_start(); ?>
<ul>
  <?php foreach ($items as $item): ?>
    <li><a href="<?= htmlspecialchars(str_replace('{id}', (string) $item['product_id'], $routes['product'])) ?>"><?= htmlspecialchars($item['name']) ?></a></li>
  <?php endforeach ?>
</ul>
<?= touchline_mount('product-list', ['categoryId' => $category], ob_get_clean()) ?>
